// Generated from data/words/en by `npm run messages`.

/** Every message of the page, with the names of its variables. */
export interface Messages {
  absent: 'name'
  'absent-agreed': 'names'
  'absent-bot': never
  'absent-bot-until': 'name'
  'absent-let-bot': 'name'
  'analysis-accuracy': never
  'analysis-accuracy-what': never
  'analysis-balance-what': never
  'analysis-best': 'chance' | 'choice'
  'analysis-blunder': never
  'analysis-choice': never
  'analysis-chosen': 'chance' | 'choice'
  'analysis-everyone': never
  'analysis-inaccuracy': never
  'analysis-luck': never
  'analysis-mistake': never
  'analysis-network': never
  'analysis-none': never
  'analysis-none-by': 'name'
  'analysis-playouts': never
  'analysis-point': 'cost' | 'grade' | 'name'
  'analysis-title': never
  'analysis-wait': never
  'analysis-whose': never
  'answer-draw': 'tickets'
  'answer-no': never
  'answer-pass': never
  'answer-passenger': 'color'
  'ask-moment': never
  'ask-nobody': never
  'ask-second-card-plain': never
  'ask-tickets': 'count'
  'ask-turn': 'ways'
  'ask-turn-brief': never
  'ask-turn-cards': never
  'ask-turn-claim': 'count'
  'ask-turn-pass': never
  'ask-turn-tickets': never
  'ask-turn-until': 'time'
  'ask-waiting': 'count' | 'names'
  'ask-waiting-until': 'names' | 'time'
  'asks-cards-none': never
  'asks-crew-yes': 'count'
  'asks-deliver': 'coins' | 'good' | 'place'
  'asks-deliver-none': never
  'asks-dine': 'coins' | 'owner' | 'place'
  'asks-dine-about': 'count'
  'asks-dine-free': 'owner' | 'place'
  'asks-hazard': 'skulls'
  'asks-hazard-about': 'lost' | 'won'
  'asks-hazard-yes': never
  'asks-house': 'coins' | 'place'
  'asks-house-about': 'left'
  'asks-load-about': 'cost' | 'held' | 'places'
  'asks-load-yes': never
  'asks-second': never
  'asks-second-no': never
  'asks-stakes': 'have'
  'asks-stakes-yes': 'cards' | 'count'
  'asks-wage-no': never
  'asks-window': 'ticket' | 'value'
  'asks-window-about': never
  'asks-window-none': never
  'asks-wire-about': 'cards' | 'keep'
  'away-recap': never
  'away-recap-go': never
  'away-recap-nothing': never
  'away-recap-what': never
  band: 'band'
  'banner-last-round': 'order'
  'banner-last-turn': 'count' | 'names'
  'banner-lost': never
  'banner-pencil': never
  'banner-then': 'earlier' | 'next'
  'become-again-later': 'name'
  'become-before': never
  'become-before-what': 'name'
  'become-go': 'name'
  'become-now': 'name'
  'become-who': 'name'
  board: never
  'board-closer': never
  'board-farther': never
  'board-whole': never
  'bot-about-ada': never
  'bot-about-bruno': never
  'bot-about-easy': never
  'bot-about-expert': never
  'bot-about-felix': never
  'bot-about-hard': never
  'bot-about-master': never
  'bot-about-mira': never
  'bot-about-normal': never
  'bot-about-otto': never
  'bot-ada': never
  'bot-bruno': never
  'bot-easy': never
  'bot-expert': never
  'bot-felix': never
  'bot-hard': never
  'bot-master': never
  'bot-mira': never
  'bot-normal': never
  'bot-otto': never
  'bots-characters': never
  'bots-levels': never
  'camp-accused-told': 'company' | 'suspect'
  'camp-again': never
  'camp-all': never
  'camp-all-what': never
  'camp-answer': never
  'camp-archive': never
  'camp-ask-accuse': never
  'camp-ask-accuse-what': never
  'camp-ask-build': never
  'camp-ask-build-what': never
  'camp-ask-fork': never
  'camp-ask-fork-what': never
  'camp-ask-hire': never
  'camp-ask-hire-what': never
  'camp-ask-recall-event': never
  'camp-ask-recall-event-what': never
  'camp-ask-retire-event': never
  'camp-ask-retire-event-what': never
  'camp-ask-retire-postcard': never
  'camp-ask-retire-postcard-what': never
  'camp-ask-take-postcards': never
  'camp-ask-take-postcards-what': never
  'camp-ask-verdict': never
  'camp-ask-verdict-what': never
  'camp-audit-certificates': never
  'camp-audit-cut-offs': never
  'camp-audit-games-won': never
  'camp-audit-leads': never
  'camp-audit-missed': never
  'camp-audit-postcards': never
  'camp-audit-running': 'added' | 'sum'
  'camp-audit-slips': never
  'camp-audit-tickets': never
  'camp-audit-told': 'amount' | 'company' | 'place'
  'camp-audit-total': never
  'camp-away-what': never
  'camp-back': never
  'camp-ballot-sealed': never
  'camp-ballots-verdict': never
  'camp-basic-colour': never
  'camp-basic-colour-what': never
  'camp-basic-dollars': never
  'camp-basic-dollars-what': never
  'camp-basic-edge': never
  'camp-basic-edge-what': never
  'camp-basic-eight': never
  'camp-basic-eight-what': never
  'camp-basic-large': never
  'camp-basic-large-what': never
  'camp-basic-newspapers': never
  'camp-basic-newspapers-what': never
  'camp-basic-triple': never
  'camp-basic-triple-what': never
  'camp-board-told': 'cities'
  'camp-bond': 'five' | 'four' | 'three' | 'two'
  'camp-bonus': never
  'camp-bot': never
  'camp-bot-for-you': 'company'
  'camp-box-opened': never
  'camp-boxes': never
  'camp-caboose-lot': 'company'
  'camp-caboose-told': 'company'
  'camp-calendar': never
  'camp-call-game': 'game'
  'camp-card-audit': never
  'camp-card-ballots': never
  'camp-card-board': never
  'camp-card-caboose': never
  'camp-card-count': 'card' | 'cards'
  'camp-card-crew-added': never
  'camp-card-crew-turned': never
  'camp-card-cut-off': never
  'camp-card-ended': never
  'camp-card-evidence': never
  'camp-card-fork': never
  'camp-card-hired': never
  'camp-card-office': never
  'camp-card-pavilions': never
  'camp-card-retired': never
  'camp-card-rules': 'count'
  'camp-card-slips': never
  'camp-card-vaults': never
  'camp-care': never
  'camp-claim': never
  'camp-claim-other': never
  'camp-claim-other-what': never
  'camp-companies': never
  'camp-company-accused': 'suspect'
  'camp-company-away': never
  'camp-company-done': never
  'camp-company-held': never
  'camp-company-lines': never
  'camp-company-marks': never
  'camp-company-none': never
  'camp-company-of': 'company' | 'name'
  'camp-company-page': never
  'camp-company-place': 'place' | 'seats'
  'camp-company-years': never
  'camp-count-cut-offs': 'count'
  'camp-count-finished': 'count'
  'camp-count-games-won': 'count'
  'camp-count-tickets': 'count'
  'camp-cover': never
  'camp-crew': never
  'camp-crew-added-told': 'count'
  'camp-crew-display': never
  'camp-crew-hired': 'company' | 'crew'
  'camp-crew-left': 'company' | 'crew'
  'camp-crew-turned-told': 'names'
  'camp-crew-wage': 'amount'
  'camp-cut-off-by': 'company'
  'camp-cut-off-length': 'length'
  'camp-cut-off-told': 'company' | 'line'
  'camp-cut-offs': never
  'camp-dead-letters': never
  'camp-ended-told': never
  'camp-epilogue': never
  'camp-event-added': 'event'
  'camp-event-added-title': never
  'camp-event-joins': never
  'camp-event-played': 'event'
  'camp-event-played-title': never
  'camp-event-recalled': 'company' | 'event'
  'camp-event-recalled-title': never
  'camp-event-struck': 'company' | 'event'
  'camp-event-struck-title': never
  'camp-events': never
  'camp-evidence': 'count'
  'camp-evidence-link': never
  'camp-evidence-told': 'marks'
  'camp-export': never
  'camp-export-go': never
  'camp-export-what': never
  'camp-finale-again': never
  'camp-fork-cities': 'cities'
  'camp-fork-go': never
  'camp-fork-length': 'count' | 'length'
  'camp-fork-lengths': never
  'camp-fork-name': never
  'camp-fork-option': never
  'camp-fork-told': 'board' | 'company'
  'camp-fork-what': never
  'camp-found': never
  'camp-found-begin': never
  'camp-found-few': never
  'camp-found-go': never
  'camp-found-how': never
  'camp-found-name': never
  'camp-found-name-what': never
  'camp-found-what': never
  'camp-found-who': never
  'camp-found-who-what': never
  'camp-game-number': 'game'
  'camp-game-of': 'game' | 'games'
  'camp-games-won': never
  'camp-general-delivery': 'count'
  'camp-hand-bot': never
  'camp-hand-bot-of': 'company'
  'camp-hand-open': never
  'camp-hand-other-bot': never
  'camp-hand-over': never
  'camp-hand-sure': 'company'
  'camp-hand-sure-other': 'company'
  'camp-hand-what': never
  'camp-handed-by-host': 'company' | 'until'
  'camp-handed-by-you': 'company' | 'until'
  'camp-has-caboose': never
  'camp-here': never
  'camp-hire-instead': 'crew'
  'camp-hire-nobody': never
  'camp-holder-open': never
  'camp-import': never
  'camp-import-file': never
  'camp-import-go': never
  'camp-import-name': never
  'camp-import-what': never
  'camp-is-away': never
  'camp-is-back': never
  'camp-join': never
  'camp-join-go': 'company'
  'camp-join-what': 'number'
  'camp-journal': never
  'camp-journal-empty': never
  'camp-journal-what': never
  'camp-keepsake': never
  'camp-keepsake-alt': 'name'
  'camp-keepsake-picture': never
  'camp-keepsake-text': never
  'camp-keepsake-what': never
  'camp-kept-for': 'name' | 'until'
  'camp-kind-bot': never
  'camp-kind-me': never
  'camp-kind-mine': never
  'camp-kind-none': never
  'camp-kind-open': never
  'camp-last': never
  'camp-last-board': 'board' | 'cities'
  'camp-last-box': 'box'
  'camp-last-caboose': 'company'
  'camp-last-evidence': 'marks'
  'camp-last-rules': 'names'
  'camp-last-story': 'line' | 'title'
  'camp-last-won': 'ahead' | 'company' | 'second'
  'camp-last-won-level': 'company' | 'second'
  'camp-last-won-sealed': 'company' | 'second'
  'camp-later': never
  'camp-learn': never
  'camp-left': never
  'camp-left-campaign': never
  'camp-left-plain': never
  'camp-left-rules': never
  'camp-line-count': 'line' | 'lines'
  'camp-link': never
  'camp-link-what': never
  'camp-map': never
  'camp-map-look': never
  'camp-map-make': never
  'camp-map-play': never
  'camp-missed-what': never
  'camp-moment': never
  'camp-moment-after': 'game' | 'year'
  'camp-moment-label': never
  'camp-moment-start': never
  'camp-museum': never
  'camp-museum-all': never
  'camp-museum-board': never
  'camp-museum-boards': never
  'camp-museum-box': never
  'camp-museum-count': 'count'
  'camp-museum-crew': never
  'camp-museum-cut-off': never
  'camp-museum-event': never
  'camp-museum-news': never
  'camp-museum-opened': 'date'
  'camp-museum-pavilion': never
  'camp-museum-postcard': never
  'camp-museum-postcards': never
  'camp-museum-rule': never
  'camp-museum-rules': never
  'camp-museum-show': never
  'camp-museum-stories': never
  'camp-museum-story': never
  'camp-museum-suspect': never
  'camp-museum-what': never
  'camp-museum-year': 'count' | 'year'
  'camp-name': never
  'camp-name-missing': 'company'
  'camp-name-of': 'company'
  'camp-newspaper': never
  'camp-next': never
  'camp-next-ballot': never
  'camp-next-box': never
  'camp-next-done': never
  'camp-next-game': 'trains'
  'camp-next-line': never
  'camp-next-thing': never
  'camp-next-turn': never
  'camp-next-verdict': never
  'camp-nobody': never
  'camp-not-found': never
  'camp-not-here': never
  'camp-now-asked': 'name'
  'camp-now-game': never
  'camp-now-read': never
  'camp-now-story': never
  'camp-now-story-watch': never
  'camp-now-story-what': never
  'camp-office-certified': 'amount' | 'company'
  'camp-office-completed': 'card' | 'company'
  'camp-office-given-up': 'card' | 'company'
  'camp-office-lapsed': 'card' | 'company'
  'camp-office-used': 'card' | 'company' | 'left'
  'camp-office-void': 'amount' | 'card' | 'company'
  'camp-open-left': 'number'
  'camp-others-accuse': never
  'camp-others-build': never
  'camp-others-call': never
  'camp-others-fork': never
  'camp-others-hire': never
  'camp-others-recall-event': never
  'camp-others-retire-event': never
  'camp-others-retire-postcard': never
  'camp-others-take-postcards': never
  'camp-others-turn': never
  'camp-others-verdict': never
  'camp-part-always': never
  'camp-part-claim': never
  'camp-part-end': never
  'camp-part-setup': never
  'camp-pavilion-all': 'first'
  'camp-pavilion-at-end': never
  'camp-pavilion-prizes': 'first' | 'second'
  'camp-pavilions': never
  'camp-pavilions-some': 'all' | 'open'
  'camp-pavilions-told': 'names'
  'camp-plays-after-all': never
  'camp-postcard-arrived': never
  'camp-postcard-expires': 'game'
  'camp-postcard-for': 'company'
  'camp-postcard-private': never
  'camp-postcard-secret': never
  'camp-postcard-told': 'company' | 'number' | 'text'
  'camp-postcard-turn': 'title'
  'camp-postcard-uses': 'left'
  'camp-postcard-yours': never
  'camp-postcards': 'count'
  'camp-quiet': 'name'
  'camp-recap': never
  'camp-recap-cards': 'cards'
  'camp-recap-done': never
  'camp-recap-what': 'cards'
  'camp-replay': never
  'camp-retired-told': 'names'
  'camp-rewind': never
  'camp-rewind-agree': never
  'camp-rewind-agreed': 'names'
  'camp-rewind-asked': 'moment'
  'camp-rewind-decline': never
  'camp-rewind-missing': 'names'
  'camp-rewind-sure': never
  'camp-rewind-what': never
  'camp-rules': never
  'camp-rules-basics': never
  'camp-rules-book': never
  'camp-rules-count': 'count'
  'camp-rules-gone': never
  'camp-rules-lead': never
  'camp-rules-minute': never
  'camp-rules-minute-what': never
  'camp-rules-untold': never
  'camp-runs': 'company'
  'camp-sealed': never
  'camp-sealed-count': 'count'
  'camp-signed-told': 'companies'
  'camp-skip': never
  'camp-slip-tickets': 'count'
  'camp-slip-told': 'amount' | 'company' | 'place'
  'camp-slips': never
  'camp-slips-last': never
  'camp-slips-sealed': never
  'camp-slot-after-setup': never
  'camp-slot-always': never
  'camp-slot-claim': never
  'camp-slot-end': never
  'camp-slot-setup': never
  'camp-stage-away': never
  'camp-stage-founding': never
  'camp-stage-more': never
  'camp-stage-setup': never
  'camp-stage-slips': never
  'camp-stage-story': never
  'camp-stage-strike': never
  'camp-stage-vaults': never
  'camp-stages': never
  'camp-stamp-recalled': never
  'camp-stamp-struck': never
  'camp-stands-in': 'bot'
  'camp-stay-home': never
  'camp-stays-home': never
  'camp-still-there-what': never
  'camp-story-left': 'count'
  'camp-take-back': never
  'camp-take-none': never
  'camp-tickets': 'count'
  'camp-to-table': never
  'camp-trains': 'trains'
  'camp-trains-each': 'trains'
  'camp-turns-all': never
  'camp-vacant': 'company'
  'camp-vaults-told': never
  'camp-veil': 'name'
  'camp-veil-open': 'name'
  'camp-veil-postcard': never
  'camp-veil-postcards': never
  'camp-veil-question': never
  'camp-verdict-told': 'suspect'
  'camp-watch-table': never
  'camp-winner': 'company'
  'camp-year-title': 'game' | 'year'
  'camp-year-told': 'companies' | 'trains'
  'camp-years': never
  'camp-yours': never
  'campaign-asked': never
  'campaign-gathering': never
  'campaign-next': 'game'
  'campaign-over': never
  'campaign-playing': 'game'
  'campaign-waits': 'name'
  cancel: never
  'cards-of': 'color' | 'count'
  chapter: 'title' | 'year'
  'chat-empty': never
  'chat-name': never
  'chat-off': never
  'chat-rule-everybody': never
  'chat-rule-nobody': never
  'chat-rule-seated': never
  'chat-say': never
  'chat-seated-only': never
  'chat-send': never
  'chat-title': never
  'chat-unread': never
  'chat-watching': never
  'choice-answer': 'number'
  'choice-claim': 'route'
  'choice-deck': never
  'choice-keep': 'tickets'
  'choice-open': 'color'
  'choice-pass': never
  'choice-passenger': 'place'
  'choice-pay': never
  'choice-tickets': never
  claim: never
  'claim-completes': 'ticket'
  'claim-confirm': never
  'claim-leaves': 'cards' | 'trains'
  'claim-needs-any': 'color' | 'have' | 'locomotives' | 'need'
  'claim-needs-color': 'color' | 'have' | 'locomotives' | 'need'
  'claim-needs-none': 'locomotives' | 'need'
  'claim-now': 'seconds'
  'claim-other-track': 'color' | 'why'
  'claim-payment': never
  'claim-steps': never
  'claim-steps-of': 'route' | 'who'
  'claim-steps-second': 'route' | 'who'
  'claim-which-payment': never
  'claim-which-track': never
  close: never
  'color-gray': never
  'common-snow': 'count'
  'concede-game-do': never
  'concede-game-what': never
  'crew-somebody': never
  curtain: 'name'
  'curtain-done': never
  'curtain-drew': never
  'curtain-open': 'name'
  'curtain-what': never
  'deck-long': never
  'deck-short': never
  dock: never
  'done-claim': never
  'done-move': never
  'draw-which': 'keep'
  'edition-about-germany': never
  'edition-about-legends': never
  'edition-about-usa-1910': never
  'edition-about-usa-classic': never
  'edition-about-usa-mega': never
  'edition-about-usa-new': never
  'edition-board-germany': never
  'edition-board-north-america': never
  'edition-board-the-east': never
  'edition-choose': never
  'edition-germany': never
  'edition-legends': never
  'edition-usa-1910': never
  'edition-usa-classic': never
  'edition-usa-mega': never
  'edition-usa-new': never
  'effect-any-color': never
  'effect-bargain': 'does' | 'price'
  'effect-company-bonus': never
  'effect-draw': 'count'
  'effect-draw-by-length': 'a' | 'b' | 'c'
  'effect-draw-by-two-lengths': 'length' | 'long' | 'short'
  'effect-evidence': 'count'
  'effect-extra-turn': never
  'effect-free': 'count'
  'effect-gain': 'count'
  'effect-gain-by-length': 'a' | 'b' | 'c'
  'effect-gain-by-two-lengths': 'length' | 'long' | 'short'
  'effect-mod': never
  'effect-or': 'one' | 'other'
  'effect-pay': 'count'
  'effect-pool': 'count'
  'effect-postcards': 'count'
  'effect-refresh': never
  'effect-retire-current': never
  'effect-stakes': 'count'
  'effect-take': 'count'
  'effect-then': 'before' | 'last'
  'effect-ticket-value': 'count'
  'effect-tickets': 'draw' | 'keep'
  'effect-trains': 'count'
  'effect-unlock': never
  'effect-vault': 'count'
  'end-again': never
  'end-ahead': 'name' | 'parts' | 'points'
  'end-behind': 'name' | 'parts' | 'points'
  'end-campaign': never
  'end-completed-of': 'all' | 'completed'
  'end-curve': never
  'end-curve-turn': 'number'
  'end-game': never
  'end-game-do': never
  'end-game-named': 'name'
  'end-game-what': never
  'end-home': never
  'end-line-coins': never
  'end-line-globetrotter': never
  'end-line-longest-path': never
  'end-line-tickets': never
  'end-line-trains-left': never
  'end-name': never
  'end-next': never
  'end-not-completed': never
  'end-part-bookings': never
  'end-part-globetrotter': never
  'end-part-raised': never
  'end-part-routes': never
  'end-part-trains-left': never
  'end-pause': never
  'end-picture-save': never
  'end-picture-share': never
  'end-place': never
  'end-points': 'count' | 'money'
  'end-record': never
  'end-rematch': never
  'end-rematch-asked': 'name'
  'end-rematch-there': never
  'end-replay': never
  'end-result': never
  'end-resume': never
  'end-skip': never
  'end-sources': 'money'
  'end-step': 'step' | 'steps'
  'end-tie-later-in-turn-order': 'ahead' | 'behind'
  'end-tie-longest-path': 'ahead' | 'behind'
  'end-tie-none': 'ahead' | 'behind'
  'end-tie-passengers': 'ahead' | 'behind'
  'end-tie-tickets-completed': 'ahead' | 'behind'
  'end-title': never
  'end-told-color': 'color' | 'shares'
  'end-told-done': 'name' | 'ticket'
  'end-told-failed': 'name' | 'ticket'
  'end-told-globetrotter': 'count' | 'names'
  'end-told-line': 'line' | 'shares'
  'end-told-longest': 'names' | 'trains'
  'end-told-money': never
  'end-told-nobody': never
  'end-told-share': 'count' | 'name'
  'end-told-start': never
  'end-total': never
  'end-total-below': 'sum'
  'end-win-shared': 'names' | 'total'
  'end-wins': 'name' | 'total' | 'you'
  'event-legends-ev01-text': never
  'event-legends-ev01-title': never
  'event-legends-ev02-text': never
  'event-legends-ev02-title': never
  'event-legends-ev03-text': never
  'event-legends-ev03-title': never
  'event-legends-ev04-text': never
  'event-legends-ev04-title': never
  'event-legends-ev05-text': never
  'event-legends-ev05-title': never
  'event-legends-ev06-text': never
  'event-legends-ev06-title': never
  'event-legends-ev07-text': never
  'event-legends-ev07-title': never
  'extras-bolt': never
  'extras-event-now': never
  'extras-inactive': never
  'extras-no-event': never
  'fact-boarded': 'color' | 'place' | 'who'
  'fact-by': 'text' | 'title'
  'fact-card-blind': 'count'
  'fact-card-known': 'color'
  'fact-card-open': 'color'
  'fact-chest-back': never
  'fact-chest-taken': 'who'
  'fact-claimed': 'cards' | 'route' | 'who'
  'fact-claimed-points': 'cards' | 'points' | 'route' | 'who'
  'fact-collected': 'coins' | 'who'
  'fact-crew-paid': 'coins' | 'who'
  'fact-delivered': 'coins' | 'good' | 'place' | 'who'
  'fact-dined': 'got' | 'owner' | 'paid' | 'who' | 'you'
  'fact-discarded': 'cards' | 'who'
  'fact-drew': 'cards' | 'who'
  'fact-ended': never
  'fact-ending': never
  'fact-event-retired': 'title'
  'fact-event-turned': 'text' | 'title'
  'fact-events-shuffled': never
  'fact-evidence': 'count'
  'fact-extra-turn': 'who'
  'fact-first': 'name' | 'you'
  'fact-helped': 'free'
  'fact-house-built': 'coins' | 'place' | 'who'
  'fact-last-round': 'name' | 'turns' | 'you'
  'fact-loaded': 'good' | 'place' | 'who'
  'fact-market-reset': never
  'fact-market-stands': never
  'fact-mix': 'mix' | 'name'
  'fact-mixes-shown': 'mixes'
  'fact-newspaper-turned': never
  'fact-newspapers-added': 'count'
  'fact-no-second-card': 'name' | 'you'
  'fact-paid': 'coins' | 'who'
  'fact-passed': 'who'
  'fact-pavilion-met': 'coins' | 'pavilion' | 'who'
  'fact-pooled': 'coins' | 'who'
  'fact-postcard-drawn': 'postcard' | 'who'
  'fact-postcard-used': 'postcard' | 'who'
  'fact-posted': 'coins' | 'color'
  'fact-refreshed': 'who'
  'fact-reshuffled': never
  'fact-scored': 'points' | 'who'
  'fact-snow-cleared': 'coins' | 'route' | 'who'
  'fact-snow-fell': 'route'
  'fact-staked': 'count' | 'who'
  'fact-stakes-spent': 'count' | 'who'
  'fact-stamped': 'coins' | 'line' | 'who'
  'fact-taken-back': 'who'
  'fact-ticket-value': 'coins' | 'who'
  'fact-tickets-given': 'who'
  'fact-tickets-kept': 'tickets' | 'who'
  'fact-trains-added': 'count' | 'who'
  'fact-turn-again': never
  'fact-turned': 'card'
  'fact-vault': 'coins' | 'who'
  'fact-window-shown': 'ticket'
  'fact-window-taken': 'ticket' | 'who'
  'fact-wire-kept': 'who'
  'footer-api': never
  'footer-free': never
  'footer-more': never
  'footer-privacy': never
  'forget-game': never
  'forget-game-do': never
  'forget-game-named': 'name'
  'forget-game-what': never
  'glance-again': never
  'glance-ask': never
  'glance-count': 'all' | 'at'
  'glance-mistake': 'answer' | 'owner'
  'glance-nobody': never
  'glance-right': 'all' | 'right'
  'glance-start': never
  'glance-title': never
  'glance-what': 'count'
  hand: 'count'
  'hand-empty': never
  'hand-not-yours': never
  'hand-title': never
  'hand-to-table': never
  'help-arrows': never
  'help-deck': never
  'help-enter': never
  'help-escape': never
  'help-help': never
  'help-hint': never
  'help-open-card': never
  'help-pan': never
  'help-pencil': never
  'help-play': never
  'help-routes': never
  'help-search': never
  'help-settle': never
  'help-skip': never
  'help-tab': never
  'help-undo': never
  'help-whole': never
  'help-zoom': never
  'hint-says': 'chance' | 'choice'
  'hint-wait': never
  'home-alone': never
  'home-bots': never
  'home-campaign': never
  'home-campaign-what': never
  'home-campaigns': never
  'home-campaigns-all': never
  'home-friends': never
  'home-friends-how': never
  'home-join': never
  'home-join-go': never
  'home-join-what': never
  'home-join-wrong': never
  'home-last': never
  'home-lead': never
  'home-lead-invited': never
  'home-learn': never
  'home-learn-lead': never
  'home-learn-what': never
  'home-level': never
  'home-make': never
  'home-maps': never
  'home-maps-what': never
  'home-open': never
  'home-open-none': never
  'home-play-now': never
  'home-play-wait': never
  'home-rules': never
  'home-rules-what': never
  'home-title': never
  'home-uninvited': never
  'home-watch': never
  'home-your-games': never
  'home-your-turn': never
  'key-enter': never
  'key-escape': never
  'key-home': never
  'key-shift': never
  'leave-game': never
  'leave-game-do': never
  'leave-game-named': 'name'
  'leave-game-what': never
  'legend-open': never
  'legend-way': never
  lesson: never
  'lesson-again-claim': 'route'
  'lesson-again-draw': 'route'
  'lesson-again-free': never
  'lesson-board': never
  'lesson-claim': 'route'
  'lesson-claimed': never
  'lesson-cut-off': never
  'lesson-done': never
  'lesson-draw': 'route'
  'lesson-finish': never
  'lesson-gray': 'route'
  'lesson-last-build': never
  'lesson-last-claim': 'route'
  'lesson-last-draw': never
  'lesson-last-round': never
  'lesson-locomotive': never
  'lesson-more': never
  'lesson-next': never
  'lesson-over': never
  'lesson-rival': never
  'lesson-second': never
  'lesson-skip': never
  'lesson-tickets': never
  'lesson-way': never
  'lesson-welcome': never
  'level-characters': never
  'level-easy': never
  'level-expert': never
  'level-hard': never
  'level-master': never
  'level-normal': never
  'list-all': never
  'list-color': never
  'list-every-color': never
  'list-none': never
  'list-wanted': never
  'live-refused': 'why'
  'live-turn': 'name'
  'log-empty': never
  'log-go-on': never
  'log-look': never
  'log-newest': never
  'log-not-fetched': never
  'log-opening': never
  'log-past': 'said'
  'log-tickets-revealed': 'name' | 'tickets' | 'you'
  'log-title': never
  'log-took': 'cards' | 'who'
  'log-turn': 'name' | 'number' | 'you'
  'maps-again': never
  'maps-all': never
  'maps-bring': never
  'maps-bring-how': never
  'maps-brought': 'name'
  'maps-chosen': never
  'maps-drop': never
  'maps-example': never
  'maps-example-keep': never
  'maps-example-try': never
  'maps-file-cities': never
  'maps-file-cities-what': never
  'maps-file-drawing': never
  'maps-file-drawing-what': never
  'maps-file-edition': never
  'maps-file-edition-what': never
  'maps-file-land': never
  'maps-file-land-what': never
  'maps-file-ports': never
  'maps-file-ports-what': never
  'maps-file-routes': never
  'maps-file-routes-what': never
  'maps-file-rulings': never
  'maps-file-rulings-what': never
  'maps-file-tickets': never
  'maps-file-tickets-what': never
  'maps-files': never
  'maps-findings': 'number'
  'maps-folder': never
  'maps-keep': never
  'maps-line': 'line'
  'maps-look': never
  'maps-name': never
  'maps-nameless': never
  'maps-no-files': never
  'maps-own': never
  'maps-play': never
  'maps-route': 'color' | 'length' | 'name' | 'points'
  'maps-search': never
  'maps-title': never
  'maps-unknown': never
  'maps-what': never
  'maps-what-how': never
  market: never
  'market-card': 'color' | 'slot'
  'market-deck': 'count' | 'discarded'
  'market-discard': 'count'
  'market-empty': 'slot'
  'market-tickets': 'count'
  'me-account': never
  'me-account-is': 'login'
  'me-account-make': never
  'me-account-why': never
  'me-against': 'names'
  'me-code-link': never
  'me-code-make': never
  'me-code-once': never
  'me-code-qr': never
  'me-code-says': never
  'me-column-best': never
  'me-column-games': never
  'me-column-mean': never
  'me-column-players': never
  'me-column-wins': never
  'me-data': never
  'me-data-get': never
  'me-data-privacy': never
  'me-data-what': never
  'me-delete': never
  'me-delete-sure': never
  'me-deleted': never
  'me-edition': never
  'me-have-code': never
  'me-have-code-go': never
  'me-history': never
  'me-key-device': never
  'me-key-drop': never
  'me-key-since': 'day'
  'me-keys': never
  'me-log-in': never
  'me-log-in-why': never
  'me-log-out': never
  'me-login': never
  'me-maps': never
  'me-maps-go': never
  'me-maps-what': never
  'me-name': never
  'me-name-keep': never
  'me-name-kept': never
  'me-no-games': never
  'me-nobody': never
  'me-other-device': never
  'me-other-device-how': never
  'me-passphrase': never
  'me-replay': never
  'me-result': 'place' | 'seats' | 'total'
  'me-statistics': never
  'me-title': never
  'me-token': never
  'me-token-label': never
  'me-token-make': never
  'me-token-once': never
  'me-token-why': never
  meanwhile: never
  'meanwhile-claim': 'points' | 'route'
  'meanwhile-deck': 'count'
  'meanwhile-replay': never
  'meanwhile-tickets': never
  menu: never
  'menu-maps': never
  'menu-rules': never
  'menu-settings': never
  'menu-turns': 'number'
  'menu-you': never
  mix: 'long' | 'short'
  'name-ask': never
  'name-go': never
  'name-guest': never
  'name-why': never
  'name-yours': never
  'new-begin': never
  'new-campaign': never
  'new-chat': never
  'new-clock': never
  'new-clock-days': never
  'new-clock-days-what': never
  'new-clock-live': never
  'new-clock-live-what': never
  'new-clock-minutes': never
  'new-clock-none': never
  'new-clock-none-what': never
  'new-clock-per-turn': never
  'new-clock-seconds': never
  'new-edition': never
  'new-first': never
  'new-first-lot': never
  'new-how': never
  'new-listed': never
  'new-make': never
  'new-more': never
  'new-name-missing': 'number'
  'new-number': never
  'new-open-cards': never
  'new-own-map': never
  'new-own-map-none': never
  'new-people': never
  'new-seat': 'number'
  'new-seat-bot': never
  'new-seat-bot-of': 'number'
  'new-seat-me': never
  'new-seat-mine': never
  'new-seat-name': 'number'
  'new-seat-open': never
  'new-seat-open-what': never
  'new-stand-in': never
  'new-time-out': never
  'new-time-out-bot': never
  'new-time-out-wait': never
  'new-title': never
  'new-title-board': 'name'
  'new-undo': never
  'new-way': never
  'new-way-apart': never
  'new-way-apart-what': never
  'new-way-big-screen': never
  'new-way-big-screen-what': never
  'new-way-one-device': never
  'new-way-one-device-what': never
  newspaper: never
  'newspaper-at-once': never
  'newspaper-from-now': never
  'newspaper-motto': never
  'notify-allow': never
  'notify-blocked': never
  'notify-later': never
  'notify-offer': never
  'notify-turn': never
  'office-band-russet': never
  'office-band-saffron': never
  'office-band-teal': never
  'office-band-violet': never
  'office-bonus': 'color' | 'does'
  'office-crew-idle': 'coins'
  'office-crew-works': never
  'office-demand': 'good' | 'place'
  'office-evidence': 'count'
  'office-freight': 'good' | 'place'
  'office-good-coal': never
  'office-good-grain': never
  'office-good-lumber': never
  'office-good-tools': never
  'office-house-of': 'owner' | 'place'
  'office-houses': 'left' | 'places'
  'office-line': 'from' | 'to'
  'office-no-freight': never
  'office-no-houses': 'left'
  'office-pavilion-at-end': 'coins'
  'office-pavilion-met': 'count' | 'names'
  'office-pavilion-prizes': 'first' | 'second'
  'office-pool': 'coins' | 'color'
  'office-postcard-later': never
  'office-stakes': 'count'
  'office-stamped': never
  'office-ticket-value': 'coins'
  'office-unstamped': never
  'office-uses': 'count'
  'office-vault': 'coins'
  'office-waiting': 'good' | 'place'
  'office-wanted': 'places'
  'office-when-boards': 'count'
  'office-when-large': 'count'
  'office-when-link': 'from' | 'to'
  'office-when-none-failed': never
  'office-when-routes': 'count'
  'office-when-tickets-done': 'count'
  'office-when-zones': 'count'
  'office-window': never
  'office-window-empty': never
  'office-zone-c': never
  'office-zone-e': never
  'office-zone-m': never
  'office-zone-p': never
  overdue: 'name'
  'overdue-bot': never
  'overdue-break-off': never
  'overdue-break-off-sure': never
  'overdue-campaign': never
  'overdue-host': never
  'overdue-left': 'name'
  'overdue-open': never
  'overdue-open-sure': 'name'
  'overdue-which-bot': never
  'pace-days': 'days'
  'pace-live': 'minutes' | 'seconds'
  'pace-none': never
  'page-again': never
  'page-cancel': never
  'page-copied': never
  'page-copy': never
  'page-failed': never
  'page-home': never
  'page-menu': never
  'page-not-fetched': never
  'page-skip': never
  'page-unknown': never
  'page-unknown-what': never
  'page-wait': never
  'page-yes': never
  'passengers-of': 'color' | 'count'
  'pay-any-color': never
  'pay-coins': 'coins'
  'pay-confirm': never
  'pay-fewer': 'count'
  'pay-for': 'route'
  'pay-marks': never
  'pay-no-marks': never
  'pay-snow': never
  'pay-snow-none': never
  'pay-unlocked': never
  'pencil-built': never
  'pencil-cards': never
  'pencil-clear': never
  'pencil-done': never
  'pencil-empty': never
  'pencil-have': never
  'pencil-mark': never
  'pencil-missing': 'count' | 'locomotives'
  'pencil-need': never
  'pencil-remove': 'route'
  'pencil-trains': 'have' | 'need'
  phones: never
  'phones-code': 'name'
  'phones-scan': 'name'
  'phones-what': never
  'postcard-now': never
  'postcard-private': never
  'privacy-delete': never
  'privacy-delete-go': never
  'privacy-delete-how': never
  'privacy-how-long': never
  'privacy-long-account': never
  'privacy-long-backups': 'days'
  'privacy-long-backups-unknown': never
  'privacy-long-chat': 'days'
  'privacy-long-games': never
  'privacy-long-strangers': 'days'
  'privacy-long-unplayed': 'days'
  'privacy-others': never
  'privacy-others-what': never
  'privacy-short': never
  'privacy-title': never
  'privacy-what': never
  'privacy-what-account': never
  'privacy-what-address': never
  'privacy-what-browser': never
  'privacy-what-games': never
  'privacy-what-host': never
  'privacy-what-keys': never
  'privacy-what-more': never
  'privacy-what-name': never
  'privacy-what-visit': never
  'privacy-who': never
  'privacy-who-unknown': never
  'problem-network': never
  'question-cards': never
  'question-cards-forced': never
  'question-choose': never
  'question-choose-company': never
  'question-crew': never
  'question-crew-of': 'name'
  'question-deliver': never
  'question-dine': never
  'question-forced': never
  'question-hazard': never
  'question-house': never
  'question-load': 'place'
  'question-load-of': 'good' | 'place'
  'question-opening-mix': never
  'question-passenger': 'place'
  'question-pay': never
  'question-privilege': never
  'question-second': never
  'question-second-card': never
  'question-stakes': never
  'question-take': never
  'question-use': never
  'question-wage': never
  'question-wage-of': 'coins' | 'name'
  'question-window': never
  'question-wire': never
  'question-wire-for': 'coins'
  'question-wire-keep': never
  'quick-chat': never
  'quick-luck': never
  'quick-nice': never
  'quick-ouch': never
  'quick-thanks': never
  'quick-think': never
  quiet: 'name'
  'quiet-ask': never
  'quiet-asked': 'name'
  'quip-ada-claim': never
  'quip-ada-wait': never
  'quip-bruno-claim': never
  'quip-bruno-wait': never
  'quip-easy-claim': never
  'quip-easy-wait': never
  'quip-expert-claim': never
  'quip-expert-wait': never
  'quip-felix-claim': never
  'quip-felix-wait': never
  'quip-hard-claim': never
  'quip-hard-wait': never
  'quip-master-claim': never
  'quip-master-wait': never
  'quip-mira-claim': never
  'quip-mira-wait': never
  'quip-normal-claim': never
  'quip-normal-wait': never
  'quip-otto-claim': never
  'quip-otto-wait': never
  'redeem-code': never
  'redeem-go': never
  'redeem-title': never
  'redeem-what': never
  'refused-bad-answer': never
  'refused-bad-deal': never
  'refused-bad-mix': never
  'refused-bad-passenger': never
  'refused-bad-return-order': never
  'refused-bad-ticket-set': never
  'refused-cannot-pass': 'you'
  'refused-cannot-undo': 'you'
  'refused-deck-empty': never
  'refused-draw-barred': 'piles' | 'you'
  'refused-keep-too-few': 'keep'
  'refused-locomotive-barred': never
  'refused-locomotive-second': never
  'refused-no-such-route': never
  'refused-not-enough-cards': 'you'
  'refused-not-enough-trains': 'have' | 'need' | 'you'
  'refused-not-your-turn': 'you'
  'refused-route-closed': 'you'
  'refused-route-taken': 'owner'
  'refused-slot-empty': never
  'refused-tickets-empty': never
  'refused-twin-owned': 'you'
  'refused-wrong-payment': 'need' | 'you'
  'refused-wrong-phase': 'you'
  'replay-back': never
  'replay-beginning': never
  'replay-cards-of': 'color' | 'count'
  'replay-chances': never
  'replay-chances-wait': 'all' | 'known'
  'replay-check': never
  'replay-date': never
  'replay-deck': 'count'
  'replay-edition': never
  'replay-first': never
  'replay-import': never
  'replay-import-file': never
  'replay-import-go': never
  'replay-import-what': never
  'replay-inputs': never
  'replay-keys': never
  'replay-last': never
  'replay-link': never
  'replay-market': never
  'replay-mine': never
  'replay-moment': never
  'replay-more': never
  'replay-move-after': never
  'replay-move-before': never
  'replay-moves-of': never
  'replay-my-moves': never
  'replay-next': never
  'replay-next-claim': never
  'replay-next-turning': never
  'replay-no-cards': never
  'replay-pause': never
  'replay-play': never
  'replay-play-on': never
  'replay-play-on-bots': never
  'replay-play-on-go': never
  'replay-play-on-seat': never
  'replay-play-on-what': never
  'replay-proof-fixed': never
  'replay-proof-left-out': never
  'replay-proof-other-seed': never
  'replay-proof-proven': never
  'replay-seed': never
  'replay-seed-hash': never
  'replay-seed-why': never
  'replay-speed': never
  'replay-speed-four': never
  'replay-speed-half': never
  'replay-speed-one': never
  'replay-speed-two': never
  'replay-tab-curves': never
  'replay-tab-facts': never
  'replay-tab-hands': never
  'replay-tab-log': never
  'replay-ticket-cut-off': never
  'replay-title': never
  'replay-trains': 'count'
  'replay-transport': never
  'room-again': never
  'room-away': never
  'room-bot-of': 'number'
  'room-broken-off': never
  'room-broken-off-what': never
  'room-chat': never
  'room-clock': never
  'room-close': never
  'room-close-sure': never
  'room-edition': never
  'room-fair': never
  'room-first': never
  'room-found': never
  'room-found-link': never
  'room-found-list': never
  'room-free': never
  'room-give-bot': never
  'room-host': never
  'room-join': never
  'room-leave': never
  'room-link': never
  'room-local': never
  'room-not-found': never
  'room-not-ready': never
  'room-open-cards': never
  'room-qr': never
  'room-ready': never
  'room-rematch': never
  'room-remove': never
  'room-rules': never
  'room-say-ready': never
  'room-seats': never
  'room-seed': never
  'room-send': never
  'room-share': never
  'room-share-how': 'code'
  'room-share-screen': never
  'room-shared': never
  'room-sit': never
  'room-sit-as': never
  'room-sit-other': never
  'room-sit-other-name': never
  'room-sit-other-what': never
  'room-stand-up': never
  'room-start': never
  'room-take-back-ready': never
  'room-terms': never
  'room-time-out': never
  'room-undo': never
  'room-waits-host': never
  'room-waits-ready': 'names'
  'room-waits-seats': 'number'
  'route-between': 'from' | 'to'
  'route-bonus': 'does'
  'route-closed': never
  'route-facts': 'color' | 'length'
  'route-free': never
  'route-large': 'place'
  'route-line': 'line'
  'route-line-stamped': 'line'
  'route-more-ways': 'count'
  'route-nameable': never
  'route-open-now': never
  'route-owned': 'owner'
  'route-payable': never
  'route-pool': 'coins' | 'color'
  'route-snow': 'coins'
  'rule-all-known': 'count'
  'rule-double-any': never
  'rule-known': 'title'
  'rule-new': 'title'
  'rule-triple-any': never
  'rule-understood': never
  'rules-all': never
  'rules-cards-end': never
  'rules-cards-end-floor': 'floor'
  'rules-cards-end-piles': never
  'rules-cards-locomotive': never
  'rules-cards-reset': 'at'
  'rules-cards-shuffle': never
  'rules-cards-two': never
  'rules-claim-collect': 'coins'
  'rules-claim-company': never
  'rules-claim-double': 'below' | 'from'
  'rules-claim-double-closed': never
  'rules-claim-gray': never
  'rules-claim-group': never
  'rules-claim-large': never
  'rules-claim-passengers': never
  'rules-claim-pay': never
  'rules-claim-points': never
  'rules-claim-trains': never
  'rules-claim-triple': 'below' | 'from'
  'rules-claim-triple-closed': never
  'rules-contents': never
  'rules-differs': never
  'rules-differs-a': never
  'rules-differs-b': never
  'rules-differs-same': never
  'rules-differs-whole': never
  'rules-end-low': 'at'
  'rules-end-pass': never
  'rules-fact-always': never
  'rules-fact-cards': 'colors' | 'number'
  'rules-fact-deals': 'deal' | 'keep'
  'rules-fact-deck': 'least' | 'most' | 'name' | 'number'
  'rules-fact-deck-only': 'least' | 'most' | 'number'
  'rules-fact-end': 'at'
  'rules-fact-floor': 'floor'
  'rules-fact-floor-none': never
  'rules-fact-from': 'seats'
  'rules-fact-never': never
  'rules-fact-of-below': never
  'rules-fact-of-cities': never
  'rules-fact-of-coins': never
  'rules-fact-of-colors': never
  'rules-fact-of-companies': never
  'rules-fact-of-countries': never
  'rules-fact-of-double': never
  'rules-fact-of-drawn': never
  'rules-fact-of-end': never
  'rules-fact-of-events': never
  'rules-fact-of-floor': never
  'rules-fact-of-hand': never
  'rules-fact-of-large': never
  'rules-fact-of-locomotives': never
  'rules-fact-of-longest': never
  'rules-fact-of-missing': never
  'rules-fact-of-mix': never
  'rules-fact-of-newspapers': never
  'rules-fact-of-opening': never
  'rules-fact-of-passengers': never
  'rules-fact-of-points': never
  'rules-fact-of-returned': never
  'rules-fact-of-routes': never
  'rules-fact-of-score': never
  'rules-fact-of-seats': never
  'rules-fact-of-tickets': never
  'rules-fact-of-ties': never
  'rules-fact-of-trains': never
  'rules-fact-of-triple': never
  'rules-fact-range': 'from' | 'to'
  'rules-fact-returned-shuffled-in': never
  'rules-fact-returned-shuffled-under': never
  'rules-goal-dollars': never
  'rules-goal-points': never
  'rules-in-play': 'count'
  'rules-length': never
  'rules-news-bolt': never
  'rules-news-kinds': never
  'rules-news-turned': never
  'rules-points': never
  'rules-rulings': never
  'rules-rulings-what': never
  'rules-score-bookings': never
  'rules-score-coins': never
  'rules-score-floor': 'floor'
  'rules-score-globetrotter': 'points'
  'rules-score-longest-path': 'points'
  'rules-score-passengers': 'most' | 'second'
  'rules-score-routes': never
  'rules-score-tickets': never
  'rules-score-trains-left': never
  'rules-score-winner': never
  'rules-section-cards': never
  'rules-section-claim': never
  'rules-section-end': never
  'rules-section-facts': never
  'rules-section-goal': never
  'rules-section-news': never
  'rules-section-rulings': never
  'rules-section-score': never
  'rules-section-setup': never
  'rules-section-tickets': never
  'rules-setup-back-in': never
  'rules-setup-back-under': never
  'rules-setup-coins': 'coins'
  'rules-setup-fewer': never
  'rules-setup-first': never
  'rules-setup-mix': 'deal' | 'keep'
  'rules-setup-news': 'number'
  'rules-setup-passengers': 'colors' | 'number'
  'rules-setup-tickets': 'deal' | 'keep'
  'rules-setup-trains': 'hand' | 'trains'
  'rules-tickets-back': never
  'rules-tickets-countries': never
  'rules-tickets-done': never
  'rules-tickets-draw': 'deal' | 'keep'
  'rules-tickets-mix': 'deal' | 'keep'
  'rules-tickets-secret': never
  'rules-tie-later-in-turn-order': never
  'rules-tie-longest-path': never
  'rules-tie-passengers': never
  'rules-tie-shared': never
  'rules-tie-short-shared': never
  'rules-tie-tickets-completed': never
  'rules-title': never
  'rules-trains-left': never
  'rules-turn': never
  'rules-unknown': never
  'ruling-r-01': never
  'ruling-r-02': never
  'ruling-r-03': never
  'ruling-r-04-germany': never
  'ruling-r-04-usa': never
  'ruling-r-05': never
  'ruling-r-06': never
  'ruling-r-07': never
  'ruling-r-08': never
  'ruling-r-09': never
  'ruling-r-10': never
  'ruling-r-11': never
  'ruling-r-12-germany': never
  'ruling-r-12-usa': never
  'ruling-r-13': never
  'ruling-r-14': never
  'ruling-r-15': never
  'ruling-r-16-germany': never
  'ruling-r-16-usa': never
  'ruling-r-17-germany': never
  'ruling-r-17-usa': never
  'ruling-r-18': never
  'ruling-r-19': never
  'ruling-r-20': never
  'ruling-r-21': never
  'ruling-r-22': never
  'ruling-r-23-germany': never
  'ruling-r-23-usa': never
  'ruling-r-24': never
  'ruling-r-25': never
  'ruling-r-26': never
  'ruling-r-27': never
  'ruling-r-28': never
  'ruling-r-29': never
  'ruling-r-30-germany': never
  'ruling-r-30-usa': never
  'ruling-r-31': never
  'ruling-r-32': never
  'ruling-r-33': never
  'ruling-r-34': never
  'ruling-r-35': never
  'ruling-r-36': never
  'ruling-r-37': never
  'ruling-r-38': never
  'ruling-r-39': never
  'ruling-r-40': never
  'ruling-r-41': never
  'ruling-r-42': never
  'ruling-r-43': never
  'ruling-r-44': never
  'ruling-r-45': never
  'ruling-r-46': never
  'ruling-r-47': never
  'ruling-r-48': never
  'ruling-r-49': never
  'ruling-r-53': never
  'ruling-r-54': never
  'ruling-r-56': never
  'ruling-r-57': never
  'ruling-r-58': never
  'ruling-r-59': never
  'ruling-r-60': never
  'ruling-r-62': never
  'score-bookings': never
  'score-dollars': never
  'score-of-dollars': never
  'score-of-passengers': never
  'score-of-tickets': never
  'score-passengers': never
  'score-routes': never
  'score-tie-later': never
  'score-tie-longest-path': never
  'score-tie-tickets': never
  'search-city': never
  'seat-away': never
  'seat-change-bot': 'bot' | 'seat'
  'seat-change-left': 'seat'
  'seat-change-left-bot': 'bot' | 'seat'
  'seat-change-person': 'name' | 'seat'
  'seat-change-stand-in': 'bot' | 'name' | 'seat'
  'seat-clock': never
  'seat-company': 'company' | 'name'
  'seat-few-trains': 'count'
  'seat-former': never
  'seat-former-take': never
  'seat-houses': 'places'
  'seat-name-color': 'color' | 'name'
  'seat-open': never
  'seat-passengers': never
  'seat-stamps': 'count'
  'seat-stand-in': 'bot'
  'seat-tickets-two': 'long' | 'short'
  'seat-trains': 'count'
  'seat-turn': never
  seats: never
  'settings-countdown': never
  'settings-countdown-of': 'seconds'
  'settings-countdown-what': never
  'settings-language': never
  'settings-look': never
  'settings-look-and-words': never
  'settings-look-dark': never
  'settings-look-light': never
  'settings-look-system': never
  'settings-motion': never
  'settings-motion-less': never
  'settings-motion-system': never
  'settings-notes': never
  'settings-notes-cannot': never
  'settings-notes-on': never
  'settings-notes-refused': never
  'settings-notes-what': never
  'settings-pace': never
  'settings-pace-at-once': never
  'settings-pace-fast': never
  'settings-pace-normal': never
  'settings-pace-slow': never
  'settings-play': never
  'settings-sound': never
  'settings-sound-calls': never
  'settings-sound-moves': never
  'settings-sound-on': never
  'settings-sound-try-calls': never
  'settings-sound-try-moves': never
  'settings-title': never
  'settings-where': never
  settle: never
  'settle-what': never
  'shared-hand': never
  'shared-only': never
  'shared-use': never
  'sheet-more': never
  'sheet-tickets': 'count' | 'done'
  side: never
  skip: 'count'
  'sound-ask': never
  'sound-no': never
  'sound-yes': never
  'stand-in-back': never
  'stand-in-for-you': never
  'step-delivered': 'good'
  'step-event': never
  'step-evidence': 'count'
  'step-gained': 'coins'
  'step-house': 'place'
  'step-large-city': never
  'step-loaded': 'good' | 'place'
  'step-paid': 'coins'
  'step-staked': 'count'
  'step-unnamed': 'number'
  'still-there': never
  'still-there-what': never
  'still-there-yes': never
  'tab-chat': never
  'tab-log': never
  'tab-office': never
  'tab-plan': never
  'tab-routes': never
  'tab-seats': never
  'tab-tickets': never
  'table-about-to-begin': never
  'table-away': never
  'table-due': 'when'
  'table-seats-open': 'number'
  'table-to-move': never
  'table-turn-of': 'name'
  'table-your-turn': never
  'ticket-cut-off': never
  'ticket-moment': never
  'ticket-open': 'trains'
  'tickets-chosen': 'names'
  'tickets-earlier': 'ticket'
  'tickets-keep': 'count'
  'tickets-keep-more': 'count'
  'tickets-mix-chosen': 'mix' | 'names'
  'tickets-none': never
  'tickets-order': never
  'time-days': 'days' | 'hours'
  'time-out-stand-in': 'bot'
  'time-out-wait': never
  'title-game': never
  'title-your-turn': never
  'token-line': 'line'
  'token-snow': never
  'tool-board': never
  'tool-end': never
  'tool-hand': never
  'tool-help': never
  'tool-hint': never
  'tool-leave': never
  'tool-own-hand': never
  'tool-pencil': never
  'tool-routes': never
  'tool-shared': never
  'tool-sound': never
  undo: never
  'watching-count': 'count'
  'watching-you': never
  'word-black': never
  'word-blue': never
  'word-cards': 'count'
  'word-cards-of': 'color' | 'count'
  'word-completed': never
  'word-dollars': 'count'
  'word-green': never
  'word-locomotive': never
  'word-locomotives': 'count'
  'word-long': never
  'word-marked': 'color' | 'mark'
  'word-no': never
  'word-open': never
  'word-orange': never
  'word-pickaxe': never
  'word-points': 'count'
  'word-postcard': 'number'
  'word-purple': never
  'word-red': never
  'word-seat-black': never
  'word-seat-blue': never
  'word-seat-green': never
  'word-seat-orange': never
  'word-seat-purple': never
  'word-seat-red': never
  'word-seat-white': never
  'word-seat-yellow': never
  'word-short': never
  'word-skull': never
  'word-tickets': 'count'
  'word-tickets-of': 'count' | 'deck'
  'word-white': never
  'word-who': 'name' | 'you'
  'word-yellow': never
  'word-you': never
  you: never
  'you-mark': never
}

export type MessageId = keyof Messages

/** Messages without variables. */
export type PlainMessageId = {
  [Id in MessageId]: [Messages[Id]] extends [never] ? Id : never
}[MessageId]
