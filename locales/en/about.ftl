# The page "About".

about-title = About Veillée
about-house = The house
about-house-1 = A veillée is an evening spent together. This one never ends: five board games that no shop sells any more wait on the shelf, and whoever passes by may open a box, by day or by night.
about-house-2 = No account to create, no advertising, nobody looking over your shoulder: no page asks anything of another site.
about-boards = The boards are reconstructions
about-boards-1 = The rulebooks print neither all the maps nor all the values. What was missing has been reconstructed from the text, from examples and from published sources, then checked by computation; every figure in the file says where it comes from.
about-boards-2 = Do you own the box? Correct the board file, check it with the command below and send it to us. A table can also be played on a board of your own.
about-boards-3 = The drawings, the boxes and the texts are our own. No sentence and no picture is taken from the original editions.
about-boards-4 = The booklets we read are kept, with thousands of others, by the collection Escale à jeux (escaleajeux.fr). Without the people who keep it there would be nothing to play here: thank you.
about-rules = The rules, clause by clause
about-rules-1 = Every rule has a number. When the referee refuses a move or decides a case, “Why?” opens the clause that explains it.
about-rules-2 = Where the rulebook is silent a decision was made, and is marked as one. Every printed variant can be played.
about-fair = Chance you can check
about-fair-1 = When a table opens, the server publishes a hash: the chance of the whole game is already sealed and can no longer be changed, yet nobody can guess it.
about-fair-2 = At the end the secret seed is revealed with the game. The command below draws everything again, without a network, and compares it with the hash.
about-fair-3 = The bots see what a person in their seat would see, and never more.
about-privacy = What we keep
about-privacy-1 = Your name at the table, your games and what is said there. A single cookie recognises you from one visit to the next; the server keeps only its hash.
about-privacy-2 = Private words are shown only to the seats they are meant for.
about-privacy-3 = A visitor is forgotten 180 days after the last visit, a table that never began after 30 days, and a game that nobody goes on with after a year. Finished games are kept. An account can be deleted at any time; finished games stay, without its name.
about-access = For everyone
about-access-1 = Everything can be played with the keyboard and with a screen reader: arrows walk the board, Enter picks, Escape cancels, and the log is read out as it grows.
about-access-2 = Colours differ in shape as well. Light or dark and reduced motion follow the settings of your device.
