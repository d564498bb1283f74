# The front page that announces an event.
newspaper = The Meridian Mail
newspaper-motto = Every train · Every town · Every rumour
newspaper-from-now = From now on
newspaper-at-once = Effective immediately
