/**
 * Opening names by their moves in standard notation. Each line starts with the number of moves it shares with the
 * previous line. Selected from the chess-openings table of lichess.org
 * (https://github.com/lichess-org/chess-openings), which is in the public domain (CC0 1.0).
 */
export const TABLE = `0Na3|Sodium Attack
0Nc3|Van Geet Opening
1b5|Van Geet Opening: Laroche Gambit
1e5|Van Geet Opening: Reversed Nimzowitsch
0Nf3|Zukertort Opening
1Nc6|Zukertort Opening: Black Mustang Defense
1Nf6|Zukertort Opening
2Nc3 Nc6|Zukertort Opening
2g3 b5|King's Indian Attack: Spassky Variation
3d5|King's Indian Attack
4Bg2 c6 O-O Bg4|King's Indian Attack: Yugoslav Variation
3g6|King's Indian Attack: Symmetrical Defense
4Bg2 Bg7 O-O O-O d3 d5|King's Indian Attack: Wahls Defense
4b4|King's Indian Attack: Smyslov Variation
1a5|Zukertort Opening: Ware Defense
1a6|Zukertort Opening: St. George Defense
1b5|Zukertort Opening: Polish Defense
1b6|Zukertort Opening: Queenside Fianchetto Variation
1c5|Zukertort Opening: Sicilian Invitation
2c4 g6 d4 Bg7 e4 Qa5+ Nc3 d6|Pterodactyl Defense
1c6|Zukertort Opening: Slav Invitation
1d5|Zukertort Opening
2c4|Réti Opening
3b5|Réti Opening: Zilbermints Gambit
3d4|Réti Opening: Advance Variation
4Rg1|Réti Opening: Penguin Variation
4e3 c5 b4|Réti Opening: Reversed Blumenfeld Gambit
3dxc4|Réti Opening: Réti Accepted
2g3|King's Indian Attack
3Bg4|King's Indian Attack: Keres Variation
4Bg2 Nd7|King's Indian Attack: Keres Variation
3c5|King's Indian Attack: Sicilian Variation
4Bg2|King's Indian Attack: Sicilian Variation
5Nc6|King's Indian Attack: French Variation
5Nf6 O-O e6 d3|King's Indian Attack: Sicilian Variation
3c6 Bg2 Bg4 O-O Nd7|King's Indian Attack: Keres Variation
3e5|King's Indian Attack: Omega-Delta Gambit
3g6|King's Indian Attack: Double Fianchetto
4Bg2 Bg7 O-O e5 d3 Ne7|King's Indian Attack: Pachman System
1d6|Zukertort Opening: Pirc Invitation
1e5|Zukertort Opening: Ross Gambit
1e6|Zukertort Opening: Queen's Gambit Invitation
1f5|Zukertort Opening: Dutch Variation
1f6|Zukertort Opening: Arctic Defense
1g5|Zukertort Opening: Herrstrom Gambit
1g6|Zukertort Opening: Kingside Fianchetto
1h6|Zukertort Opening: Basman Defense
0Nh3|Amar Opening
0a3|Anderssen's Opening
0a4|Ware Opening
1a5|Ware Opening: Symmetric Variation
0b3|Nimzo-Larsen Attack
1Nf6|Nimzo-Larsen Attack: Indian Variation
1b5|Nimzo-Larsen Attack: Polish Variation
1b6|Nimzo-Larsen Attack: Symmetrical Variation
1c5|Nimzo-Larsen Attack: English Variation
1d5|Nimzo-Larsen Attack: Classical Variation
1e5|Nimzo-Larsen Attack: Modern Variation
1f5|Nimzo-Larsen Attack: Dutch Variation
0b4|Polish Opening
1Nc6|Polish Opening: Grigorian Variation
1Nh6|Polish Opening: Karniewski Variation
1b5|Polish Opening: Symmetrical Variation
1c5|Polish Opening: Birmingham Gambit
1c6|Polish Opening: Outflank Variation
1f5|Polish Opening: Dutch Defense
0c3|Saragossa Opening
0c4|English Opening
1Nc6|English Opening: Anglo-Lithuanian Variation
1Nf6|English Opening: Anglo-Indian Defense
2Nc3 d5|English Opening: Anglo-Grünfeld Defense
4cxd5 Nxd5 Nf3 c5 e3 e6|English Opening: Anglo-Indian Defense
2Nf3 e6 g3 a6 Bg2 b5|English Opening: Romanishin Gambit
3g6 b4|English Orangutan
2b4|English Orangutan
2e4|English Opening: Achilles-Omega Gambit
2g3 c6 Nf3 d5 b3|Réti Opening: Anglo-Slav Variation
1b5|English Opening: Jaenisch Gambit
1c5|English Opening: Symmetrical Variation
2Nc3 Nf6 Nf3 e5|English Opening: Symmetrical Variation
2Nf3|English Opening: Symmetrical Variation
3Nf6 Nc3 Nc6 g3 d5 d4 cxd4|English Opening: Symmetrical Variation
9e6|Queen's Gambit Declined: Semi-Tarrasch Defense
2b4|English Opening: Wing Gambit
1c6|English Opening: Caro-Kann Defensive System
1d5|English Opening: Anglo-Scandinavian Defense
1e5|English Opening: King's English Variation
2Nc3 Nf6 g3|English Opening: Carls-Bremen System
3d6 Nf3|English Opening: King's English Variation
2g3 h5|English Opening: Drill Variation
1e6|English Opening: Agincourt Defense
2Nc3 Nf6 e4|English Opening: Mikenas-Carls Variation
5Nc6|English Opening: Mikenas-Carls Variation
5d5 e5|English Opening: Mikenas-Carls Variation
2Nf3|English Opening: Agincourt Defense
3d5|English Opening: Agincourt Defense
4b3 Nf6 Bb2 Be7 e3 O-O|English Opening: Agincourt Defense
4g3 Nf6|English Opening: Neo-Catalan
6Bg2 Be7|English Opening: Neo-Catalan Declined
7b6 O-O|King's Indian Attack: Yugoslav Variation
1f5|English Opening: Anglo-Dutch Defense
2Nc3 Nf6 e4 fxe4 g4|English Opening: Porcupine Variation
2g4|English Opening: Wade Gambit
1g5|English Opening: Myers Defense
2d4 Bg7|English Opening: Myers Gambit
3e5|English Opening: Zilbermints Gambit
1g6|English Opening: Great Snake Variation
2e4 e5|English Opening: Adorjan Defense
0d3|Mieses Opening
1e5|Mieses Opening: Reversed Rat
2Nd2|Valencia Opening
0d4|Queen's Pawn Game
1Na6|Australian Defense
1Nc6|Mikenas Defense
2d5 Nb8|Montevideo Defense
4e4 Nf6 e5 Ng8|Zaire Defense
1Nf6|Indian Defense
2Bg5|Trompowsky Attack
2Nc3 d5 Bg5|Richter-Veresov Attack
5Bf5|Richter-Veresov Attack
2Nf3 Ne4|Döry Defense
3b6|Pseudo Queen's Indian Defense
4e3 Bb7 Bd3 e6 Nbd2 c5 b3 Be7|Pseudo Queen's Indian Defense
4g3 Bb7 Bg2 c5|Marienbad System
3c5 d5 c4|Benoni Defense: Hawk Variation
3e6 e3|Yusupov-Rubinstein System
5c5 Bd3 d5 b3|Rubinstein Opening
3g6|East Indian Defense
4Bf4|London System
5Bg7 e3|London System
7d6|London System
2b3|Basque Opening
2c4 Nc6|Mexican Defense
3b6|Queen's Indian Accelerated
3c5|Benoni Defense
4d5 Ne4|Vulture Defense
5b5|Benko Gambit
6cxb5 a6|Benko Gambit Accepted
5d6|Benoni Defense: Hromádka System
5e5|Benoni Defense: Czech Benoni Defense
6Nc3 d6 e4 g6|Benoni Defense: King's Indian System
5e6|Benoni Defense: Modern Variation
4dxc5 e6|Benoni Defense: Weenink Variation
3c6|Slav Indian
3d6|Old Indian Defense
3e6 Nc3 Bb4|Nimzo-Indian Defense
6Bg5|Nimzo-Indian Defense: Leningrad Variation
6Nf3|Nimzo-Indian Defense: Three Knights Variation
6Qb3|Nimzo-Indian Defense: Spielmann Variation
6Qc2|Nimzo-Indian Defense: Classical Variation
6Qd3|Nimzo-Indian Defense: Mikenas Attack
6a3|Nimzo-Indian Defense: Sämisch Variation
7Bxc3+ bxc3 O-O|Nimzo-Indian Defense: Sämisch Variation
6e3|Nimzo-Indian Defense: Rubinstein System
7O-O|Nimzo-Indian Defense: Normal Variation
8Bd3|Nimzo-Indian Defense: Normal Variation
8Ne2|Nimzo-Indian Defense: Reshevsky Variation
8Nf3|Nimzo-Indian Defense
7b6|Nimzo-Indian Defense: St. Petersburg Variation
8Ne2|Nimzo-Indian Defense: St. Petersburg Variation
7c5|Nimzo-Indian Defense: Rubinstein System
6e4|Nimzo-Indian Defense: Dilworth Gambit
6f3|Nimzo-Indian Defense: Kmoch Variation
6g3|Nimzo-Indian Defense: Romanishin Variation
5d5 Bg5 Be7 e3 Ne4|Queen's Gambit Declined: Lasker Defense
6cxd5|Queen's Gambit Declined: Exchange Variation
4Nf3 Bb4+|Bogo-Indian Defense
5b6|Queen's Indian Defense
6Bf4|Queen's Indian Defense: Miles Variation
6Nc3|Queen's Indian Defense: Kasparov Variation
6a3|Queen's Indian Defense: Petrosian Variation
7Bb7 Nc3|Queen's Indian Defense: Kasparov-Petrosian Variation
6e3|Queen's Indian Defense: Spassky System
7Bb7|Queen's Indian Defense: Spassky System
8Bd3|Queen's Indian Defense: Spassky System
9c5|Queen's Indian Defense: Spassky System3
9d5|Queen's Indian Defense: Spassky System
6g3|Queen's Indian Defense: Fianchetto Variation
7Bb7 Bg2 Bb4+|Queen's Indian Defense: Capablanca Variation
9Be7|Queen's Indian Defense: Traditional Variation
5c5 d5 b5|Blumenfeld Countergambit
8dxe6 fxe6 cxb5 d5|Blumenfeld Countergambit Accepted
7exd5 cxd5 d6 Nc3 g6|Benoni Defense
5d5 Bg5|Queen's Gambit Declined: Traditional Variation
7Bb4+|Queen's Gambit Declined: Vienna Variation
7h6|Queen's Gambit Declined: Capablanca Variation
6Nc3|Queen's Gambit Declined: Three Knights Variation
7Bb4|Queen's Gambit Declined: Ragozin Defense
7Be7 Bf4|Queen's Gambit Declined: Harrwitz Attack
7Nbd7|Queen's Gambit Declined: Barmen Variation
7c5|Queen's Gambit Declined: Semi-Tarrasch Defense
8cxd5|Queen's Gambit Declined: Semi-Tarrasch Defense
6g3 c6 Bg2 dxc4|Catalan Opening: Open Defense
4Qb3|Indian Defense
4g3|Catalan Opening
5d5|Catalan Opening
6Bg2|Catalan Opening: Open Defense
7Be7 Nf3|Catalan Opening: Closed
7c5 Nf3 Nc6|Catalan Opening: Tarrasch Defense
7dxc4|Catalan Opening: Open Defense
8Nf3|Catalan Opening: Open Defense
5e5|Catalan Opening: Hungarian Gambit
3g6 Nc3|King's Indian Defense
5Bg7 Nf3 d6 Bg5|King's Indian Defense: Smyslov Variation
6e4|King's Indian Defense: Normal Variation
7d6|King's Indian Defense: Normal Variation
8Bg5|King's Indian Defense: Accelerated Averbakh Variation
8Nge2|King's Indian Defense: Kramer Variation
8f3|King's Indian Defense: Sämisch Variation
8f4|King's Indian Defense: Four Pawns Attack
8h3|King's Indian Defense: Makogonov Variation
5d5|Grünfeld Defense
6Bf4|Grünfeld Defense: Brinckmann Attack
6Bg5|Grünfeld Defense: Stockholm Variation
6Nf3|Grünfeld Defense: Three Knights Variation
7Bg7|Grünfeld Defense: Three Knights Variation
8Qa4+|Grünfeld Defense: Flohr Variation
8Qb3|Grünfeld Defense: Russian Variation
6cxd5 Nxd5|Grünfeld Defense: Exchange Variation
6f3|Grünfeld Defense: Lutikov Variation
6g4|Grünfeld Defense: Gibbon Gambit
6h4|Grünfeld Defense: Zaitsev Gambit
4Nf3 Bg7 b4|King's Indian Defense: Santasiere Variation
6g3|King's Indian Defense: Fianchetto Variation
4g3 Bg7 Bg2 d5|Grünfeld Defense: Counterthrust Variation
2f3|Paleface Attack
2f4|Canard Opening
1b5|Polish Defense
1b6|English Defense
1c5|Benoni Defense: Old Benoni
2Nf3 cxd4 b4|Benoni Defense: Zilbermints-Benoni Gambit
2b4|Benoni Defense: Zilbermints-Benoni Gambit
2d5|Benoni Defense: Old Benoni
3Na6|Benoni Defense: Snail Variation
3Nf6|Benoni Defense: Benoni-Indian Defense
4Nc3 Qa5|Benoni Defense: Woozle
3d6|Benoni Defense: Old Benoni
3e5|Benoni Defense: Old Benoni
4e4 d6|Benoni Defense: Semi-Benoni
3f5 e4|Benoni Defense: Benoni-Staunton Gambit
2dxc5|Benoni Defense: Benoni Gambit Accepted
3b6|Benoni Defense: Cormorant Gambit
1c6 Nf3 Nf6 c4 b5|Slav Indian: Kudischewitsch Gambit
1d5|Queen's Pawn Game
2Nc3 Nf6 Bf4|Rapport-Jobava System
5e6|Rapport-Jobava System
5g6|Rapport-Jobava System
2Qd3|Amazon Attack
2c4|Queen's Gambit
3Bf5|Queen's Gambit Declined: Baltic Defense
3Nc6|Queen's Gambit Declined: Chigorin Defense
4Nc3|Queen's Gambit Declined: Chigorin Defense
5dxc4|Queen's Gambit Declined: Chigorin Defense
3Nf6|Queen's Gambit Declined: Marshall Defense
3b5|Queen's Gambit Declined: Zilbermints Gambit
3c5|Queen's Gambit Declined: Austrian Defense
3c6|Slav Defense
4Nc3|Slav Defense
5dxc4|Slav Defense
5e5|Slav Defense: Winawer Countergambit
4Nf3|Slav Defense: Modern Line
5Nf6 Bg5|Slav Defense: Bonet Gambit
6Nbd2|Slav Defense: Breyer Variation
6Nc3|Slav Defense: Three Knights Variation
7Qb6|Slav Defense: Süchting Variation
7a6|Slav Defense: Chebanenko Variation
8e3 Bf5|Slav Defense: Chebanenko Variation
7dxc4|Slav Defense: Two Knights Attack
8a4|Slav Defense: Alapin Variation
9Bf5|Slav Defense: Czech Variation
9Bg4|Slav Defense: Steiner Variation
9Na6|Slav Defense: Smyslov Variation
9e6|Slav Defense: Soultanbeieff Variation
8e3|Slav Defense: Alekhine Variation
8e4|Slav Defense: Geller Gambit
7e6|Semi-Slav Defense
8Bg5 Nbd7 e3|Queen's Gambit Declined
9dxc4|Semi-Slav Defense Accepted
7g6|Slav Defense: Schlechter Variation
6cxd5 cxd5|Slav Defense: Exchange Variation
6e3|Slav Defense: Quiet Variation
6g3 dxc4 Bg2 g6|Slav Defense: Modern Line
4cxd5|Slav Defense: Exchange Variation
4e4|Slav Defense: Diemer Gambit
3dxc4|Queen's Gambit Accepted
4Nf3|Queen's Gambit Accepted: Normal Variation
5Nd7|Queen's Gambit Accepted: Godes Variation
5Nf6|Queen's Gambit Accepted
6Nc3|Queen's Gambit Accepted: Showalter Variation
7a6 e4|Queen's Gambit Accepted: Bogoljubow Defense
6Qa4+|Queen's Gambit Accepted: Mannheim Variation
6e3|Queen's Gambit Accepted: Normal Variation
7Be6|Queen's Gambit Accepted: Winawer Defense
7Bg4|Queen's Gambit Accepted: Janowski-Larsen Variation
7e6 Bxc4 c5|Queen's Gambit Accepted: Classical Defense
7g6|Queen's Gambit Accepted: Smyslov Variation
5a6|Queen's Gambit Accepted: Alekhine Defense
5b5|Queen's Gambit Accepted: Slav Gambit
5c5|Queen's Gambit Accepted: Gunsberg Defense
5e6|Queen's Gambit Accepted: Rosenthal Variation
4Qa4+|Queen's Gambit Accepted: Accelerated Mannheim Variation
4e3|Queen's Gambit Accepted: Old Variation
4e4|Queen's Gambit Accepted: Saduleto Variation
5c5 d5 Nf6 Nc3 b5|Queen's Gambit Accepted: Linares Variation
5f5|Queen's Gambit Accepted: Schwartz Defense
3e5|Queen's Gambit Declined: Albin Countergambit
3e6|Queen's Gambit Declined
4Nc3|Queen's Gambit Declined: Queen's Knight Variation
5Be7|Queen's Gambit Declined: Charousek Variation
5Nf6|Queen's Gambit Declined: Normal Defense
6Bf4|Queen's Gambit Declined: Harrwitz Attack
6Bg5|Queen's Gambit Declined: Modern Variation
7Be7|Queen's Gambit Declined
8Nf3|Queen's Gambit Declined
7Nbd7 e3 Bb4|Queen's Gambit Declined: Manhattan Variation
7c5|Queen's Gambit Declined: Been-Koomen Variation
8cxd5|Queen's Gambit Declined: Pseudo-Tarrasch Variation
6Nf3 Be7 e3 O-O|Queen's Gambit Declined: Three Knights Variation
5a6|Queen's Gambit Declined: Janowski Variation
5c5|Tarrasch Defense
6cxd5 exd5|Queen's Gambit Declined: Tarrasch Defense
4Nf3 Nf6 Nc3 Nc6 Bg5 Be7 e3 O-O|Queen's Gambit Declined
7dxc4 Bg5|Queen's Gambit Accepted
9Be7|Queen's Gambit Declined
10e4|Queen's Gambit Declined
8e4|Queen's Gambit Accepted
6e3 c6 Nbd2 g6|Queen's Gambit Declined: Spielmann Variation
2e3|Queen's Pawn Game
3Nf6|Queen's Pawn Game
2e4|Blackmar-Diemer Gambit
3dxe4 Nc3 Nf6|Blackmar-Diemer Gambit
6f3 exf3|Blackmar-Diemer Gambit Accepted
1d6|Queen's Pawn Game
2Nf3 Bg4|Wade Defense
2c4|Old Indian Defense
1e5|Englund Gambit
2d5|Englund Gambit Declined
1e6|Horwitz Defense
2c4 Bb4+|Kangaroo Defense
3b6|English Defense
4Nc3 d5|Queen's Gambit Declined: Alapin Variation
1f5|Dutch Defense
2Bf4 e6 g4|Dutch Defense: Senechaud Gambit
2Bg5|Dutch Defense: Hopton Attack
2Nc3|Dutch Defense: Raphael Variation
3Nf6 g4|Dutch Defense: Spielmann Gambit
3d5 e4|Dutch Defense: Kingfisher Gambit
2Nf3 Nf6 c3|Dutch Defense: Barcza Variation
3e5|Dutch Defense: Omega-Isis Gambit
2Qd3|Dutch Defense: Alapin Variation
2c4|Dutch Defense
3Nf6|Dutch Defense: Normal Variation
4Nc3|Dutch Defense: Queen's Knight Variation
5d6 Nf3 Nc6|Dutch Defense: Krause Variation
4g3|Dutch Defense: Fianchetto Variation
5d6 Bg2 c6 Nc3 Qc7|Dutch Defense: Hort-Antoshin System
5e6 Bg2|Dutch Defense: Classical Variation
7Bb4+|Dutch Defense: Nimzo-Dutch Variation
7Be7|Dutch Defense: Classical Variation
8Nf3 O-O|Dutch Defense: Classical Variation
7d5 Nf3|Dutch Defense: Classical Variation
5g6|Dutch Defense: Leningrad Variation
6Bg2 Bg7 Nf3|Dutch Defense: Leningrad Variation
3e6|Dutch Defense: Classical Variation
4Nc3|Dutch Defense: Rubinstein Variation
4e4|Dutch Defense: Bellon Gambit
3g6 Nc3 Nh6|Dutch Defense: Bladel Variation
2e4|Dutch Defense: Staunton Gambit
3fxe4|Dutch Defense: Staunton Gambit Accepted
4Nc3 Nf6 Bg5|Dutch Defense: Staunton Gambit
6f3|Dutch Defense: Blackmar's Second Gambit
2g3|Dutch Defense: Fianchetto Attack
3Nf6 Bg2 e6 Nh3|Dutch Defense: Blackburne Variation
5g6|Dutch Defense: Semi-Leningrad Variation
2g4|Dutch Defense: Krejcik Gambit
3e5|Dutch Defense: Hevendehl Gambit
2h3|Dutch Defense: Korchnoi Attack
3Nf6 g4|Dutch Defense: Janzen-Korchnoi Gambit
1g5|Borg Defense: Borg Gambit
1g6|Queen's Pawn Game: Modern Defense
2c4 Bg7 Nc3 c5 d5 Bxc3+ bxc3 f5|Modern Defense: Beefeater Variation
5d6|Modern Defense
6e4|Modern Defense: Averbakh System
7Nc6|Modern Defense: Kotov Variation
7f5|Modern Defense: Randspringer Variation
4e4 e5|Modern Defense: Neo-Modern Defense
0e3|Van't Kruijs Opening
1e5 c4 d6 Nc3 Nc6 b3 Nf6|Amsterdam Attack
0e4|King's Pawn Game
1Na6|Lemming Defense
1Nc6|Nimzowitsch Defense
2d4|Nimzowitsch Defense
1Nf6|Alekhine Defense
2Bc4|Alekhine Defense: Krejcik Variation
2Nc3 d5|Alekhine Defense: Scandinavian Variation
4e5 Nfd7 e6|Alekhine Defense: Spielmann Gambit
2d3|Alekhine Defense: Maróczy Variation
2e5 Nd5|Alekhine Defense: Normal Variation
4Bc4 Nb6 Bb3 c5 d3|Alekhine Defense: Kmoch Variation
4Na3|Alekhine Defense: Buckley Attack
4Nc3|Alekhine Defense: Sämisch Attack
4b3|Alekhine Defense: Welling Variation
4c4|Alekhine Defense: Two Pawns Attack
5Nb6 b3|Alekhine Defense: Steiner Variation
5Nf4|Alekhine Defense: The Squirrel
4d4|Alekhine Defense
5b5|Alekhine Defense: O'Sullivan Gambit
5d6|Alekhine Defense
6Bc4|Alekhine Defense: Balogh Variation
6Nf3|Alekhine Defense: Modern Variation
6c4|Alekhine Defense
7Nb6 c5|Alekhine Defense: Hunt Variation
8exd6|Alekhine Defense: Exchange Variation
8f4|Alekhine Defense: Four Pawns Attack
3Ne4|Alekhine Defense: Mokele Mbembe
3Ng8|Alekhine Defense: Brooklyn Variation
1Nh6|Hippopotamus Defense
2d4 g6 c4 f6|Hippopotamus Defense
1a5|Ware Defense
1a6|St. George Defense
1b6|Owen Defense
1c5|Sicilian Defense
2Bc4|Sicilian Defense: Bowdler Attack
2Ke2|Sicilian Defense: King David's Opening
2Na3|Sicilian Defense: Kronberger Variation
2Nc3|Sicilian Defense: Closed
3Nc6 f4|Sicilian Defense: Grand Prix Attack
4g3 g6|Sicilian Defense: Closed
6Bg2 Bg7|Sicilian Defense: Closed
8d3 d6|Sicilian Defense: Closed
3e6|Sicilian Defense: Closed
4g3|Sicilian Defense: Closed
2Ne2|Sicilian Defense: Keres Variation
2Nf3|Sicilian Defense
3Nc6|Sicilian Defense: Old Sicilian
4Bb5|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack
4b4|Sicilian Defense: Portsmouth Gambit
4d4|Sicilian Defense: Open
5cxd4|Sicilian Defense: Open
6Nxd4|Sicilian Defense: Open
7Nf6|Sicilian Defense: Open
8Nc3 e5|Sicilian Defense: Lasker-Pelikan Variation
7Qb6|Sicilian Defense: Godiva Variation
7Qc7|Sicilian Defense: Flohr Variation
7d5|Sicilian Defense: Nimzo-American Variation
7e5|Sicilian Defense: Löwenthal Variation
8Nb5 d6|Sicilian Defense: Kalashnikov Variation
7g6|Sicilian Defense: Accelerated Dragon
5e6|Sicilian Defense: Franco-Sicilian Variation
3Nf6|Sicilian Defense: Nimzowitsch Variation
3Qa5|Sicilian Defense: Mongoose Variation
3Qc7|Sicilian Defense: Quinteros Variation
3a6|Sicilian Defense: O'Kelly Variation
3b5|Sicilian Defense: Polish Gambit
3b6|Sicilian Defense: Katalimov Variation
3d6|Sicilian Defense: Modern Variations
4Bb5+|Sicilian Defense: Moscow Variation
4Bd3|Sicilian Defense: Kopec System
4d4|Sicilian Defense
5cxd4|Sicilian Defense
6Nxd4 Nf6 Nc3 Bd7|Sicilian Defense: Kupreichik Variation
9Nc6|Sicilian Defense: Classical Variation
9a6|Sicilian Defense: Najdorf Variation
9g6|Sicilian Defense: Dragon Variation
8f3|Sicilian Defense: Prins Variation
6Qxd4|Sicilian Defense: Chekhover Variation
4g3 b5|Sicilian Defense: Kotov Gambit
3e5|Sicilian Defense: Jalalabad Variation
3e6|Sicilian Defense: French Variation
4b4|Sicilian Defense: Wing Gambit Deferred
4c3 d5 exd5 Qxd5 d4 Nf6|Sicilian Defense: Delayed Alapin Variation
4c4|Sicilian Defense: Kramnik Variation
4d4 a6|Sicilian Defense: Drazic Variation
5cxd4 Nxd4 Bc5|Sicilian Defense: Paulsen-Basman Defense
7Nc6|Sicilian Defense: Taimanov Variation
8Nc3|Sicilian Defense: Taimanov Variation
9Nf6|Sicilian Defense: Four Knights Variation
9a6|Sicilian Defense: Taimanov Variation
7Nf6 Nc3 Bb4|Sicilian Defense: Pin Variation
9Qb6|Sicilian Defense: Gaw-Paw Variation
9d6|Sicilian Defense: Scheveningen Variation
7Qb6|Sicilian Defense: Kveinis Variation
7a6|Sicilian Defense: Kan Variation
6c3|Sicilian Defense: Smith-Morra Gambit Deferred
5d5|Sicilian Defense: Marshall Counterattack
3f5|Sicilian Defense: Brussels Gambit
4exf5 Nh6|Sicilian Defense: Double-Dutch Gambit
3g6|Sicilian Defense: Hyperaccelerated Dragon
4c4 Bh6|Sicilian Defense: Acton Extension
4d4|Sicilian Defense: Hyperaccelerated Dragon
5Bg7|Sicilian Defense: Hyperaccelerated Pterodactyl
6Nc3 Qa5|Modern Defense: Pterodactyl Variation
5f5|Sicilian Defense: Frederico Variation
3h6|Sicilian Defense: Bücker Variation
2Nh3|Sicilian Defense: Brick Variation
2Qg4|Sicilian Defense: Amazon Attack
2a3|Sicilian Defense: Mengarini Variation
2b3|Sicilian Defense: Czerniak Attack
2b4|Sicilian Defense: Wing Gambit
2c3|Sicilian Defense: Alapin Variation
3Nf6 e5 Nd5 Nf3 Nc6 Na3|Sicilian Defense: Heidenfeld Variation
2c4|Sicilian Defense: Staunton-Cochrane Variation
3d6 Nc3 Nc6 g3 h5|Sicilian Defense: Gloria Variation
2d3 Nc6 c3 d6 f4|Sicilian Defense: Big Clamp Formation
2d4|Sicilian Defense: Smith-Morra Gambit
3cxd4 Nf3|Sicilian Defense: Morphy Gambit
4Qxd4 Nc6 Qd1 Nf6 Bc4|Sicilian Defense: Coles Sicilian Gambit
4c3|Sicilian Defense: Smith-Morra Gambit
5dxc3|Sicilian Defense: Smith-Morra Gambit Accepted
4f4|Sicilian Defense: Halasz Gambit
2f4|Sicilian Defense: McDonnell Attack
3e5|King's Gambit Declined: Mafia Defense
2g3|Sicilian Defense: Lasker-Dunne Attack
2g4|Sicilian Defense: Grob Variation
1c6|Caro-Kann Defense
2Bc4|Caro-Kann Defense: Hillbilly Attack
2Nc3|Caro-Kann Defense
3d5|Caro-Kann Defense
4Nf3|Caro-Kann Defense: Two Knights Attack
5dxe4 Ng5|Caro-Kann Defense: Hector Gambit
4Qf3|Caro-Kann Defense: Goldman Variation
4d3 dxe4 Bg5|Caro-Kann Defense: Scorpion-Horus Gambit
4h3|Caro-Kann Defense: St. Patrick's Attack
2Nf3 d5 d3|Caro-Kann Defense: Endgame Offer
5dxe4 Ng5|Caro-Kann Defense: Dinic Gambit
6dxe4 Qxd1+ Kxd1|Caro-Kann Defense: Endgame Variation
4exd5 cxd5 Ne5|Caro-Kann Defense: Apocalypse Attack
2b3|Caro-Kann Defense: Euwe Attack
2b4|Caro-Kann Defense: Labahn Attack
2c4|Caro-Kann Defense: Accelerated Panov Attack
3d5|Caro-Kann Defense: Accelerated Panov Attack
4e5|Caro-Kann Defense: Toikkanen Gambit
2d3|Caro-Kann Defense: Breyer Variation
2d4|Caro-Kann Defense
3Na6|Caro-Kann Defense: De Bruycker Defense
4Nc3 Nc7|Caro-Kann Defense: De Bruycker Defense
3Nf6|Caro-Kann Defense: Masi Variation
3d5|Caro-Kann Defense
4Be3|Caro-Kann Defense: Mieses Gambit
4Nc3|Caro-Kann Defense
5Nf6|Caro-Kann Defense: Campomanes Attack
5b5|Caro-Kann Defense: Gurgenidze Counterattack
5dxe4|Caro-Kann Defense
6Bc4|Caro-Kann Defense: von Hennig Gambit
6Nxe4 Nf6 Bd3|Caro-Kann Defense: Alekhine Gambit
8Nxf6+ exf6|Caro-Kann Defense: Tartakower Variation
9gxf6|Caro-Kann Defense: Bronstein-Larsen Variation
6f3|Caro-Kann Defense: Rasa-Studier Gambit
5g6|Caro-Kann Defense: Gurgenidze System
4Nd2|Caro-Kann Defense: Modern Variation
5Qb6|Caro-Kann Defense: Edinburgh Variation
5dxe4 Nxe4|Caro-Kann Defense: Main Line
7Bf5|Caro-Kann Defense: Classical Variation
7Nd7|Caro-Kann Defense: Karpov Variation
7h6|Caro-Kann Defense: Finnish Variation
4Nf3 dxe4 Ng5|Caro-Kann Defense: Ulysses Gambit
4e5|Caro-Kann Defense: Advance Variation
4exd5|Caro-Kann Defense: Exchange Variation
5cxd5|Caro-Kann Defense: Exchange Variation
6Bf4|Caro-Kann Defense: Exchange Variation
6Nf3 Nc6|Caro-Kann Defense: Exchange Variation
6c4|Caro-Kann Defense: Panov Attack
7Nf6 Nc3|Caro-Kann Defense: Panov Attack
9e6|Caro-Kann Defense: Panov Attack
4f3|Caro-Kann Defense: Maróczy Variation
3f5|Caro-Kann Defense: Massachusetts Defense
2g4|Caro-Kann Defense: Spike Variation
1d5|Scandinavian Defense
2b3|Scandinavian Defense
2b4|Scandinavian Defense: Zilbermints Gambit
2exd5 Nf6|Scandinavian Defense: Modern Variation
4c4 c6|Scandinavian Defense: Panov Transfer
5e6|Scandinavian Defense: Icelandic-Palme Gambit
4d4|Scandinavian Defense: Modern Variation
5Bg4|Scandinavian Defense: Portuguese Gambit
5Nxd5|Scandinavian Defense: Marshall Variation
6Nf3 g6|Scandinavian Defense: Richter Variation
6c4 Nb4|Scandinavian Defense: Kiel Variation
5c6 dxc6 e5|Scandinavian Defense: Kádas Gambit
5g6|Scandinavian Defense: Richter Variation
3Qxd5|Scandinavian Defense: Mieses-Kotroc Variation
4Nc3 Qa5|Scandinavian Defense: Main Line
6d4 Nf6 Nf3 Bf5|Scandinavian Defense: Classical Variation
7e5|Scandinavian Defense: Anderssen Counterattack
5Qd6|Scandinavian Defense: Gubinsky-Melts Defense
6d4 Nf6 Nf3 a6|Scandinavian Defense: Bronstein Variation
7c6|Scandinavian Defense: Schiller-Pytel Variation
5Qd8|Scandinavian Defense: Valencian Variation
3c6|Scandinavian Defense: Blackburne-Kloosterboer Gambit
4dxc6 Nxc6|Scandinavian Defense: Blackburne Gambit
5e5|Scandinavian Defense: Kloosterboer Gambit
3e5 dxe6 Bxe6|Scandinavian Defense: Boehnke Gambit
1d6|Pirc Defense
2d4|Pirc Defense
3Nf6|Pirc Defense
4Nc3 Nbd7|Lion Defense
5c6|Czech Defense
5g6|Pirc Defense
6Bc4|Pirc Defense: Kholmov System
6Be2 Bg7 g4|Pirc Defense: Chinese Variation
8h4|Pirc Defense: Bayonet Attack
6Be3 c6 Qd2|Pirc Defense: 150 Attack
6Bg5|Pirc Defense: Byrne Variation
6Nf3|Pirc Defense: Classical Variation
7Bg7|Pirc Defense: Classical Variation
6f4|Pirc Defense: Austrian Attack
7Bg7 Nf3 O-O|Pirc Defense: Austrian Attack
6g3|Pirc Defense: Sveshnikov System
4Nf3|Pirc Defense: Roscher Gambit
1e5|King's Pawn Game
2Bb5|Portuguese Opening
2Bc4|Bishop's Opening
2Ke2|Bongcloud Attack
2Nc3|Vienna Game
3Bb4 Qg4 Nf6|Vienna Game: Zhuravlev Countergambit
3Bc5|Vienna Game: Anderssen Defense
4Na4|Vienna Game: Hamppe-Meitner Variation
4Qg4|Vienna Game: Giraffe Attack
3Nc6|Vienna Game: Max Lange Defense
4d4|Vienna Game: Fyfe Gambit
5f5|Vienna Game: Philidor Countergambit
4g3|Vienna Game: Paulsen Variation
5Nf6 Bg2 Bc5 Nge2 d5|Vienna Game: Paulsen Variation
3Nf6|Vienna Game: Falkbeer Variation
4Bc4|Vienna Game: Stanley Variation
5Nxe4|Vienna Game: Frankenstein-Dracula Variation
4a3|Vienna Game: Mengarini Variation
4f4|Vienna Game: Vienna Gambit
4g3|Vienna Game: Mieses Variation
3d6 f4|Vienna Game: Omaha Gambit
2Nf3|King's Knight Opening
3Nc6 Bb5|Ruy Lopez
5Bb4|Ruy Lopez: Alapin Defense
5Bc5|Ruy Lopez: Classical Variation
5Be7|Ruy Lopez: Lucena Variation
5Na5|Ruy Lopez: Pollock Defense
5Nb8|Ruy Lopez: Retreat Variation
5Nd4|Ruy Lopez: Bird Variation
5Nf6|Ruy Lopez: Berlin Defense
6Nxe5|Ruy Lopez: Halloween Attack
6O-O|Ruy Lopez: Berlin Defense
5Nge7|Ruy Lopez: Cozio Defense
5Qe7|Ruy Lopez: Vinogradov Variation
5a5|Ruy Lopez: Bulgarian Variation
5a6|Ruy Lopez: Morphy Defense
6Ba4 Nd4|Ruy Lopez: Bird's Defense Deferred
7Nf6 O-O|Ruy Lopez: Morphy Defense
9Be7|Ruy Lopez: Closed
9Nxe4|Ruy Lopez: Open
9d5|Ruy Lopez: Central Countergambit
9g6|Ruy Lopez: Brix Variation
6Bxc6|Ruy Lopez: Exchange Variation
5b6|Ruy Lopez: Rotary-Albany Gambit
5d5|Ruy Lopez: Spanish Countergambit
5d6|Ruy Lopez: Steinitz Defense
6d4|Ruy Lopez: Steinitz Defense
5f5|Ruy Lopez: Schliemann Defense
5f6|Ruy Lopez: Nürnberg Variation
5g5|Ruy Lopez: Brentano Gambit
5g6|Ruy Lopez: Fianchetto Defense
4Bc4|Italian Game
5Bc5|Italian Game: Giuoco Piano
6Bxf7+|Italian Game: Jerome Gambit
6Nc3 Nf6|Four Knights Game: Italian Variation
8O-O O-O|Italian Game: Giuoco Pianissimo
6O-O Nf6 d4|Italian Game: Deutz Gambit
6b4|Italian Game: Evans Gambit
7Bb6|Italian Game: Evans Gambit Declined
8a4|Italian Game: Evans Gambit Declined
7Bxb4|Italian Game: Evans Gambit Accepted
6c3|Italian Game: Classical Variation
7Nf6|Italian Game: Classical Variation
8b4|Italian Game: Bird's Attack
6d3|Italian Game: Giuoco Pianissimo
6d4|Italian Game: Rosentreter Gambit
5Be7|Italian Game: Hungarian Defense
6d4 exd4|Scotch Game: Benima Defense
5Nd4|Italian Game: Blackburne-Kostić Gambit
5Nf6|Italian Game: Two Knights Defense
6Nc3|Four Knights Game: Italian Variation
7Nxe4 Nxe4 d5|Italian Game: Two Knights Defense
6d4 d6|Italian Game: Scotch Invitation Declined
7exd4 O-O|Italian Game: Scotch Gambit
5d6|Italian Game: Paris Defense
5f5|Italian Game: Rousseau Gambit
5h6|Italian Game: Anti-Fried Liver Defense
4Nc3|Three Knights Opening
5Bb4|Three Knights Opening
5Nf6|Four Knights Game
6Bb5|Four Knights Game: Spanish Variation
6Nd5|Four Knights Game: Naroditsky Variation
6Nxe5|Four Knights Game: Halloween Gambit
6a3|Four Knights Game: Gunsberg Variation
6d4|Four Knights Game: Scotch Variation
7exd4|Four Knights Game: Scotch Variation Accepted
6g3|Four Knights Game: Glek System
4Nxe5|Irish Gambit
4c3|Ponziani Opening
4d4|Scotch Game
5Nxd4|Scotch Game: Lolli Variation
6Nxd4 exd4 Bc4|Scotch Game: Napoleon Gambit
8Qxd4|Scotch Game: Lolli Variation
5exd4|Scotch Game
6Bb5|Scotch Game: Relfsson Gambit
6Bc4|Scotch Game: Scotch Gambit
7Bc5|Scotch Game: Haxo Gambit
6Nxd4|Scotch Game
7Bb4+|Scotch Game: Malaniuk Variation
7Bc5|Scotch Game: Classical Variation
8Nb3|Scotch Game: Potter Variation
9Bb4+|Scotch Game: Romanishin Variation
7Nf6|Scotch Game: Schmidt Variation
8e5|Scotch Game: Alekhine Gambit
7Qh4|Scotch Game: Steinitz Variation
8Be3|Scotch Game: Braune Variation
8Nb5|Scotch Game: Horwitz Attack
9Bb4+ Bd2|Scotch Game
8Nc3|Scotch Game: Steinitz Variation
9Bb4|Scotch Game: Modern Defense
8Nf3|Scotch Game: Fraser Variation
8Nf5|Scotch Game: Paulsen Variation
6c3|Scotch Game: Göring Gambit
3Nf6|Petrov's Defense
4Nxe5|Petrov's Defense
5d6|Petrov's Defense
6Nf3|Petrov's Defense
7Nxe4|Petrov's Defense
3Qe7|Gunderam Defense
3d5|Elephant Gambit
3d6|Philidor Defense
4Bc4|Philidor Defense
5Be7|Philidor Defense
6c3|Philidor Defense: Steinitz Variation
5f5|Philidor Defense: Lopez Countergambit
4d4|Philidor Defense
5Bd7|Philidor Defense: Philidor Gambit
5Bg4 dxe5 Nd7|Philidor Defense: Albin-Blackburne Gambit
5Nd7|Philidor Defense: Hanham Variation
5Nf6|Philidor Defense: Nimzowitsch Variation
6Nc3 Nbd7|Philidor Defense: Lion Variation
6dxe5|Philidor Defense: Nimzowitsch Variation
5exd4|Philidor Defense: Exchange Variation
6Bc4|Philidor Defense: Morphy Gambit
6Nxd4|Philidor Defense: Exchange Variation
7Nf6|Philidor Defense: Exchange Variation
7d5 exd5|Philidor Defense: Paulsen Attack
7g6|Philidor Defense: Larsen Variation
6Qxd4 Bd7|Philidor Defense: Boden Variation
6c3|Philidor Defense: Bird Gambit
5f5|Philidor Defense: Philidor Countergambit
3f5|Latvian Gambit
4exf5|Latvian Gambit Accepted
2b3|King's Pawn Opening
2c4|English Opening: The Whale
2d4|Center Game
3exd4|Center Game Accepted
4Qxd4|Center Game
4c3|Danish Gambit
5dxc3|Danish Gambit Accepted
2f4|King's Gambit
3Bc5|King's Gambit Declined: Classical Variation
4Nf3 d6 c3|King's Gambit Declined: Classical Variation
5g5|King's Gambit Declined: Senechaud Countergambit
3Nc6|King's Gambit Declined: Queen's Knight Defense
4Nf3 f5|King's Gambit Declined: Miles Defense
5g5|King's Gambit Declined: Zilbermints Double Gambit
6fxg5 h6|King's Gambit Declined: Hobbs-Zilbermints Gambit
3Nf6|King's Gambit Declined: Petrov's Defense
3Qf6|King's Gambit Declined: Norwalde Variation
3Qh4+|King's Gambit Declined: Keene's Defense
4g3|King's Gambit Declined: Keene's Defense
5Qe7|King's Gambit Declined: Keene Defense
3d5|King's Gambit Declined: Falkbeer Countergambit
4exd5|King's Gambit Declined: Falkbeer Countergambit Accepted
3exf4|King's Gambit Accepted
4Bc4|King's Gambit Accepted: Bishop's Gambit
4Be2|King's Gambit Accepted: Tartakower Gambit
4Kf2|King's Gambit Accepted: Tumbleweed
4Nc3|King's Gambit Accepted: Mason-Keres Gambit
4Ne2|King's Gambit Accepted: Paris Gambit
4Nf3|King's Gambit Accepted: King's Knight's Gambit
5Be7|King's Gambit Accepted: Cunningham Defense
5Nc6|King's Gambit Accepted: MacLeod Defense
6Bc4 g5|King's Gambit Accepted: Blachly Gambit
5Ne7|King's Gambit Accepted: Bonsch-Osmolovsky Variation
5Nf6|King's Gambit Accepted: Schallopp Defense
5d5|King's Gambit Accepted: Modern Defense
6exd5|King's Gambit Accepted: Modern Defense
7Nf6|King's Gambit Accepted: Abbazia Defense
5d6|King's Gambit Accepted: Fischer Defense
5f5|King's Gambit Accepted: Gianutio Countergambit
5g5|King's Gambit Accepted: King's Knight's Gambit
6Bc4|King's Gambit Accepted: King's Knight's Gambit
7Bg7|King's Gambit Accepted: Traditional Variation
8O-O|King's Gambit Accepted: Hanstein Gambit
8h4|King's Gambit Accepted: Philidor Gambit
7g4 Bxf7+|King's Gambit Accepted: Lolli Gambit
8Nc3|King's Gambit Accepted: McDonnell Gambit
8Ne5|King's Gambit Accepted: Salvio Gambit
8d4|King's Gambit Accepted: Ghulam-Kassim Gambit
8h4|King's Gambit Accepted: Australian Gambit
6Nc3|King's Gambit Accepted: Quaade Gambit
6d4|King's Gambit Accepted: Rosentreter Gambit
7g4 Ne5|King's Gambit Accepted: Sörensen Gambit
6h4|King's Gambit Accepted: King's Knight's Gambit
7g4 Ne5|King's Gambit Accepted: Kieseritzky Gambit
8Ng5|King's Gambit Accepted: Allgaier Gambit
5h5|King's Gambit Accepted: Wagenbach Defense
5h6|King's Gambit Accepted: Becker Defense
4Nh3|King's Gambit Accepted: Eisenberg Variation
4Qe2|King's Gambit Accepted: Basman Gambit
4Qf3|King's Gambit Accepted: Breyer Gambit
4Qg4|King's Gambit Accepted: Dodo Variation
4Qh5|King's Gambit Accepted: Carrera Gambit
4b3|King's Gambit Accepted: Orsini Gambit
4d4|King's Gambit Accepted: Villemson Gambit
4g3|King's Gambit Accepted: Gaga Gambit
4h4|King's Gambit Accepted: Stamma Gambit
3f5|King's Gambit Declined: Panteldakis Countergambit
3f6 fxe5 Nc6|King's Gambit Declined: Soller-Zilbermints Gambit
3g5|King's Gambit Declined: Zilbermints Double Countergambit
1e6|French Defense
2Bb5|French Defense: Bird Invitation
2Nc3|French Defense: Queen's Knight
3d5 f4|French Defense: Pelikan Variation
2Nf3|French Defense: Knight Variation
3d5 Nc3|French Defense: Two Knights Variation
4e5 c5 b4|French Defense: Wing Gambit
2Qe2|French Defense: Chigorin Variation
2b3|French Defense: Horwitz Attack
2b4|French Defense: Banzai-Leong Gambit
2c4|French Defense: Steiner Variation
3d5 cxd5 exd5 Qb3|French Defense: Orthoschnapp Gambit
2d3|French Defense: King's Indian Attack
3d5 Nd2 Nf6 Ngf3 Nc6 Be2|French Defense: Reversed Philidor Formation
2d4|French Defense: Normal Variation
3Nf6|French Defense: Mediterranean Defense
3a6|French Defense: St. George Defense
3b5|French Defense: Baeuerle Gambit
3c5|French Defense: Franco-Sicilian Defense
4d5|Benoni Defense: French Benoni
3d5|French Defense
4Bd3|French Defense: Schlechter Variation
4Be3|French Defense: Alapin Gambit
4Nc3|French Defense: Paulsen Variation
5Bb4|French Defense: Winawer Variation
5Nc6|French Defense: Hecht-Reefschläger Variation
5Nf6|French Defense: Classical Variation
6Be3|French Defense: Henneberger Variation
6Bg5|French Defense: Classical Variation
7Bb4|French Defense: McCutcheon Variation
7dxe4 Nxe4 Be7|French Defense: Classical Variation
5a6 Nf3 Nf6 e5 Nfd7|French Defense: Steinitz Variation
5c5|French Defense: Marshall Gambit
5dxe4|French Defense: Rubinstein Variation
4Nd2|French Defense: Tarrasch Variation
4Nf3|French Defense: Perseus Gambit
5dxe4 Ne5|French Defense: Carlson Gambit
4Nh3|French Defense: Morphy Gambit
4Qe2 e5 f4 exf4|French Defense: Hoffmann Gambit
4c4|French Defense: Diemer-Duhm Gambit
5dxe4|French Defense: Diemer-Duhm Gambit Accepted
4e5|French Defense: Advance Variation
5c5|French Defense: Advance Variation
6c3|French Defense: Advance Variation
7Nc6|French Defense: Advance Variation
4exd5|French Defense: Exchange Variation
5exd5 Nc3|French Defense: Exchange Variation
6Nf3|French Defense: Exchange Variation
3f5|French Defense: Franco-Hiva Gambit
4exf5|French Defense: Franco-Hiva Gambit Accepted
2e5|French Defense: Steinitz Attack
2f4|French Defense: La Bourdonnais Variation
2g3|French Defense: Réti-Spielmann Attack
1f5|Duras Gambit
1f6|Barnes Defense
2d4 Kf7|Fried Fox Defense
1g5|Borg Defense
1g6|Modern Defense
2d4 Bg7|Modern Defense
4Bc4|Modern Defense: Bishop Attack
4Bd2|Modern Defense: Westermann Gambit
4Bd3|Modern Defense: Wind Gambit
4Nc3|Modern Defense: Standard Line
5c5|Modern Defense: Modern Pterodactyl
5c6 Bc4 d6 Qe2|Modern Defense: Anti-Modern
6f4 d5 e5 h5|Modern Defense: Gurgenidze Defense
5d6|Modern Defense: Standard Defense
6Nf3|Modern Defense: Two Knights Variation
6f4|Modern Defense: Pseudo-Austrian Attack
4Nf3 d6 c3|Modern Defense: Geller's System
4c4 d5 exd5 c6 dxc6 Bxd4|Modern Defense: Dunworthy Variation
4f4|Modern Defense: Three Pawns Attack
3Nf6|Modern Defense: Norwegian Defense
3Nh6 Nc3 f5 Bxh6 Bxh6 exf5 O-O|Modern Defense: Masur Gambit
3f5|Modern Defense: Fianchetto Gambit
1h5|Goldsmith Defense
1h6|Carr Defense
0f3|Barnes Opening
0f4|Bird Opening
1Nf6 Nf3 g6 b4|Bird Opening: Batavo-Polish Attack
2c4|Bird Opening: Mujannah
1Nh6|Bird Opening: Horsefly Defense
1b5|Bird Opening: Myers Defense
1d5|Bird Opening: Dutch Variation
2Nf3 Nf6 e3 c5|Bird Opening: Lasker Variation
2b3 Nf6 Bb2 d4 Nf3 c5 e3|Bird Opening: Thomas Gambit
2c4|Bird Opening: Sturm Gambit
2e4|Bird Opening: Williams Gambit
3dxe4 Nc3 Nf6 Nge2|Bird Opening: Williams-Zilbermints Gambit
6Qe2|Bird Opening: Williams Gambit
1e5|Bird Opening: From's Gambit
2d4 exd4 Nf3 c5 c3|Bird Opening: Siegener Gambit
2fxe5 Nc6|Bird Opening: Schlechter Gambit
3Ne7|Bird Opening: Platz Gambit
3f6|Bird Opening: Lasker Gambit
1f5 d4 d5|Bird Opening: Double Duck Formation
2e4|Bird Opening: Wagner-Zwitersch Gambit
3fxe4 Nc3 Nf6 g4|Bird Opening: Swiss Gambit
1g5|Bird Opening: Hobbs Gambit
1h6 Nf3 g5|Bird Opening: Hobbs-Zilbermints Gambit
0g3|Hungarian Opening
1Nf6|Hungarian Opening: Indian Defense
1c5|Hungarian Opening: Sicilian Invitation
1f5|Hungarian Opening: Dutch Defense
1g5|Hungarian Opening: Myers Defense
1g6|Hungarian Opening: Symmetrical Variation
1h5|Lasker Simul Special
0g4|Grob Opening
1f5|Grob Opening: Alessi Gambit
1g5|Grob Opening: Double Grob
0h3|Clemenz Opening
1e5 a3|Global Opening
0h4|Kádas Opening
1a5|Kádas Opening: Koola-Koola Variation
1g5|Kádas Opening: Schneider Gambit`
