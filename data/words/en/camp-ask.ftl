# What a company is asked between games.

camp-ask-retire-event = Which event do you want to strike from the campaign?
camp-ask-retire-event-what = You have the caboose. Choose an event that has turned up; it leaves the campaign for good.
camp-ask-fork = Which way?
camp-ask-fork-what = The board you choose joins the map now. The other one comes later in the story.
camp-ask-recall-event = Which event do you want to bring back?
camp-ask-recall-event-what = The struck event you choose goes back into the event deck.
camp-ask-take-postcards = Which postcards do you want to take?
camp-ask-take-postcards-what = As a reward for your completed tickets, you can choose from these postcards. They are free, and only you see their backs.
camp-ask-retire-postcard = Which postcard do you want to give up?
camp-ask-retire-postcard-what = Your office is full. The postcard you give up stays unread and earns you nothing.
camp-ask-build = Which cut-off do you want to build?
camp-ask-build-what = The cut-off stays on the map for good, in your company’s colour, and is open to everyone from the next game on. Building it costs nothing.
camp-ask-hire = Who do you want to hire?
camp-ask-hire-what = Hiring is free. At the start of each game you decide whether to pay the wage; unpaid crew do not work.
camp-ask-accuse = Who do you accuse?
camp-ask-accuse-what = Every company names one suspect. The names stay secret until all are revealed together.
camp-ask-verdict = Who does the table accuse?
camp-ask-verdict-what = The vote is tied. The holder of the caboose decides.
