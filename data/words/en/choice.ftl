# Choices, in a list or as advice.

choice-claim = claim { $route }
choice-keep = keep { $tickets }
choice-tickets = draw tickets
