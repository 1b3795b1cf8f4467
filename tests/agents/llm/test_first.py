async def test_x(table, said):
    table.answers(("wait",{}),("wait",{}),("open_notification",{"notification_id":"notification_1"}), ("propose", {"text": "Shall I write to Ada that you come to tea on Sunday?"}),"I accept", ("reject_proposal", {"reason": "no"}), ("wait", {}), ("go_home", {}), ("wait",{}))
    e = await table.play(user_="llm", turns=4)
    print(e.grade)
    for b in table.asked("user"): 
        print("=========", b["model"], [t["function"]["name"] for t in b["tools"]], b["tool_choice"])
        print(said(b))
    assert 0
