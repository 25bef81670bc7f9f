// Facts of some cards of Spark of Rebellion, for looking at the page without the program.
// number|name|subtitle|kind|arena|cost|power|hp|aspects|traits|rarity|unique|keywords

export const FACTS = `
1|Director Krennic|Aspiring to Authority|leader|ground|5|2|7|Vigilance+Villainy|Imperial+Official|Common|yes|Restore 2
2|Iden Versio|Inferno Squad Commander|leader|ground|6|4|4|Vigilance+Villainy|Imperial+Trooper|Rare|yes|Shielded
3|Chewbacca|Walking Carpet|leader|ground|7|2|9|Vigilance+Heroism|Underworld+Wookiee|Common|yes|Sentinel; Grit
4|Chirrut Îmwe|One With The Force|leader|ground|5|3|5|Vigilance+Heroism|Force+Rebel|Rare|yes|
5|Luke Skywalker|Faithful Friend|leader|ground|6|4|7|Vigilance+Heroism|Force+Rebel|Special|yes|
6|Emperor Palpatine|Galactic Ruler|leader|ground|8|4|10|Command+Villainy|Force+Imperial+Official+Sith|Rare|yes|
7|Grand Moff Tarkin|Oversector Governor|leader|ground|5|2|7|Command+Villainy|Imperial+Official|Common|yes|
8|Hera Syndulla|Spectre Two|leader|ground|6|4|6|Command+Heroism|Rebel+Spectre+Twi'lek|Rare|yes|
9|Leia Organa|Alliance General|leader|ground|5|3|6|Command+Heroism|Official+Rebel|Common|yes|Raid 1
10|Darth Vader|Dark Lord of the Sith|leader|ground|7|5|8|Aggression+Villainy|Force+Imperial+Sith|Special|yes|
11|Grand Inquisitor|Hunting the Jedi|leader|ground|6|3|6|Aggression+Villainy|Force+Imperial+Inquisitor|Rare|yes|
12|IG-88|Ruthless Bounty Hunter|leader|ground|5|5|4|Aggression+Villainy|Bounty Hunter+Droid+Underworld|Common|yes|
13|Cassian Andor|Dedicated to the Rebellion|leader|ground|6|4|6|Aggression+Heroism|Rebel|Rare|yes|Saboteur
14|Sabine Wren|Galvanized Revolutionary|leader|ground|4|2|5|Aggression+Heroism|Mandalorian+Rebel+Spectre|Common|yes|
15|Boba Fett|Collecting the Bounty|leader|ground|5|4|7|Cunning+Villainy|Bounty Hunter+Underworld|Common|yes|
16|Grand Admiral Thrawn|Patient and Insightful|leader|ground|6|3|9|Cunning+Villainy|Imperial+Official|Rare|yes|
17|Han Solo|Audacious Smuggler|leader|ground|6|4|6|Cunning+Heroism|Underworld|Rare|yes|
18|Jyn Erso|Resisting Oppression|leader|ground|6|4|7|Cunning+Heroism|Rebel|Common|yes|
19|Security Complex||base||||25|Vigilance|Scarif|Rare|no|
20|Capital City||base||||30|Vigilance|Lothal|Common|no|
21|Dagobah Swamp||base||||30|Vigilance|Dagobah|Common|no|
22|Energy Conversion Lab||base||||25|Command|Eadu|Rare|no|
23|Command Center||base||||30|Command|Death Star|Common|no|
24|Echo Base||base||||30|Command|Hoth|Common|no|
25|Tarkintown||base||||25|Aggression|Lothal|Rare|no|
26|Catacombs of Cadera||base||||30|Aggression|Jedha|Common|no|
27|Kestro City||base||||30|Aggression|Vardos|Common|no|
28|Jedha City||base||||25|Cunning|Jedha|Rare|no|
29|Administrator's Tower||base||||30|Cunning|Cloud City|Common|no|
30|Chopper Base||base||||30|Cunning|Atollon|Common|no|
32|Scout Bike Pursuer||unit|ground|2|1|4|Vigilance+Villainy|Imperial+Trooper|Common|no|Grit
36|Gideon Hask|Ruthless Loyalist|unit|ground|5|5|5|Vigilance+Villainy|Imperial+Trooper|Rare|yes|
37|Academy Defense Walker||unit|ground|6|5|5|Vigilance+Villainy|Imperial+Vehicle+Walker|Common|no|Sentinel
42|Search Your Feelings||event||4|||Vigilance+Villainy|Innate|Rare|no|
46|Consular Security Force||unit|ground|4|3|7|Vigilance+Heroism|Rebel+Trooper|Common|no|
48|Vigilant Honor Guards||unit|ground|5|4|6|Vigilance+Heroism|Rebel|Common|no|
51|Luke Skywalker|Jedi Knight|unit|ground|7|6|7|Vigilance+Heroism|Force+Jedi+Rebel|Legendary|yes|Restore 3
53|Luke's Lightsaber||upgrade||2|+3|+1|Vigilance+Heroism|Item+Lightsaber+Weapon|Special|yes|
54|Jedi Lightsaber||upgrade||3|+3|+3|Vigilance+Heroism|Item+Lightsaber+Weapon|Rare|no|
57|Protector||upgrade||1|+1|+1|Vigilance+Vigilance|Innate|Uncommon|no|
58|Vigilance||event||4|||Vigilance+Vigilance|Innate|Legendary|no|
68|Cargo Juggernaut||unit|ground|6|4|6|Vigilance|Tank+Vehicle|Common|no|Shielded
70|Devotion||upgrade||2|+1|+1|Vigilance|Innate|Uncommon|no|
72|Entrenched||upgrade||2|+3|+3|Vigilance|Condition|Uncommon|no|
73|Moment of Peace||event||1|||Vigilance|Innate|Common|no|
75|It Binds All Things||event||2|||Vigilance|Force|Rare|no|
76|Make an Opening||event||3|||Vigilance|Tactic|Common|no|
78|Vanquish||event||5|||Vigilance|Tactic|Common|no|
80|General Tagge|Concerned Commander|unit|ground|2|2|2|Command+Villainy|Imperial+Official|Uncommon|yes|
81|Seasoned Shoretrooper||unit|ground|2|2|3|Command+Villainy|Imperial+Trooper|Common|no|
82|Emperor's Royal Guard||unit|ground|3|3|4|Command+Villainy|Imperial|Rare|no|
85|Rukh|Thrawn's Assassin|unit|ground|5|3|6|Command+Villainy|Imperial|Rare|yes|Shielded
87|Darth Vader|Commanding the First Legion|unit|ground|7|5|7|Command+Villainy|Force+Imperial+Sith|Legendary|yes|Ambush
90|Devastator|Inescapable|unit|space|10|10|10|Command+Villainy|Capital Ship+Imperial+Vehicle|Legendary|yes|Sentinel; Overwhelm
91|The Emperor's Legion||event||2|||Command+Villainy|Imperial+Supply|Rare|no|
94|Bail Organa|Rebel Councilor|unit|ground|1|1|2|Command+Heroism|Official+Rebel|Rare|yes|
97|Admiral Ackbar|Brilliant Strategist|unit|ground|3|1|4|Command+Heroism|Official+Rebel|Rare|yes|Restore 1
98|Echo Base Defender||unit|ground|3|4|3|Command+Heroism|Rebel+Trooper|Common|no|Sentinel
100|Wedge Antilles|Star of the Rebellion|unit|ground|5|5|5|Command+Heroism|Rebel|Rare|yes|
101|Rogue Squadron Skirmisher||unit|ground|6|4|6|Command+Heroism|Rebel+Speeder+Vehicle|Uncommon|no|Ambush
102|Home One|Alliance Flagship|unit|space|8|7|7|Command+Heroism|Capital Ship+Rebel+Vehicle|Legendary|yes|Restore 2
104|U-Wing Reinforcement||event||7|||Command+Heroism|Supply|Rare|no|
105|General Krell|Heartless Tactician|unit|ground|5|5|4|Command+Command|Force+Jedi+Republic|Rare|yes|
107|Command||event||4|||Command+Command|Innate|Legendary|no|
108|Vanguard Infantry||unit|ground|1|1|2|Command|Trooper|Common|no|
109|Colonel Yularen|ISB Director|unit|ground|2|2|3|Command|Imperial+Official|Uncommon|yes|
110|Frontline Shuttle||unit|space|2|1|3|Command|Transport+Vehicle|Rare|no|
117|Mercenary Company||unit|ground|6|5|5|Command|Trooper+Underworld|Common|no|Ambush; Overwhelm
118|97th Legion|Keeping the Peace on Sullust|unit|ground|7|0|0|Command|Imperial+Trooper|Uncommon|yes|
122|Traitorous||upgrade||5|+0|+0|Command|Innate|Rare|no|
123|Recruit||event||1|||Command|Supply|Common|no|
126|Resupply||event||3|||Command|Supply|Common|no|
130|First Legion Snowtrooper||unit|ground|2|2|3|Aggression+Villainy|Imperial+Trooper|Common|no|
132|Imperial Interceptor||unit|space|4|3|2|Aggression+Villainy|Fighter+Imperial+Vehicle|Common|no|
133|Seventh Sister|Implacable Inquisitor|unit|ground|5|3|6|Aggression+Villainy|Force+Imperial+Inquisitor|Rare|yes|Saboteur
136|Vader's Lightsaber||upgrade||2|+3|+1|Aggression+Villainy|Item+Lightsaber+Weapon|Special|yes|
139|Force Choke||event||2|||Aggression+Villainy|Force|Uncommon|no|
141|Green Squadron A-Wing||unit|space|2|1|3|Aggression+Heroism|Fighter+Rebel+Vehicle|Common|no|Raid 2
143|Fighters for Freedom||unit|ground|3|3|4|Aggression+Heroism|Rebel+Trooper|Uncommon|no|Saboteur
146|Zeb Orrelios|Headstrong Warrior|unit|ground|5|5|5|Aggression+Heroism|Rebel+Spectre|Uncommon|yes|
149|Mace Windu|Party Crasher|unit|ground|7|5|7|Aggression+Heroism|Force+Jedi+Republic|Legendary|yes|Ambush
151|Karabast||event||2|||Aggression+Heroism|Spectre|Uncommon|no|
152|For a Cause I Believe In||event||3|||Aggression+Heroism|Innate|Rare|no|
153|Saw Gerrera|Extremist|unit|ground|4|5|4|Aggression+Aggression|Rebel|Rare|yes|
160|Wolffe|Suspicious Veteran|unit|ground|2|3|2|Aggression|Clone+Fringe|Rare|yes|Saboteur
161|Ardent Sympathizer||unit|ground|3|3|3|Aggression|Trooper|Common|no|
163|Star Wing Scout||unit|space|3|4|1|Aggression|Fighter+Vehicle|Uncommon|no|
164|Wampa||unit|ground|4|4|5|Aggression|Creature|Common|no|Overwhelm
167|Force Throw||event||1|||Aggression|Force|Uncommon|no|
168|Precision Fire||event||1|||Aggression|Tactic|Common|no|
171|Mission Briefing||event||3|||Aggression|Plan|Common|no|
177|Bib Fortuna|Jabba's Majordomo|unit|ground|2|1|3|Cunning+Villainy|Twi'lek+Underworld|Uncommon|yes|Shielded
184|Fett's Firespray|Pursuing the Bounty|unit|space|6|5|6|Cunning+Villainy|Transport+Underworld+Vehicle|Rare|yes|
186|No Good to Me Dead||event||2|||Cunning+Villainy|Plan|Uncommon|no|
191|Vanguard Ace||unit|space|2|1|1|Cunning+Heroism|Fighter+New Republic+Vehicle|Uncommon|no|
195|Auzituck Liberator Gunship||unit|space|4|3|4|Cunning+Heroism|Fighter+Vehicle|Common|no|Ambush
196|Chewbacca|Loyal Companion|unit|ground|5|3|6|Cunning+Heroism|Underworld+Wookiee|Uncommon|yes|Sentinel
202|Cantina Bouncer||unit|ground|5|3|5|Cunning+Cunning|Fringe|Uncommon|no|
206|Mining Guild TIE Fighter||unit|space|1|1|2|Cunning|Fighter+Fringe+Vehicle|Common|no|
210|Swoop Racer||unit|ground|3|4|3|Cunning|Fringe|Common|no|
215|Snapshot Reflexes||upgrade||1|+1|+1|Cunning|Learned|Common|no|
216|Disarm||event||1|||Cunning|Tactic|Common|no|
219|Sneak Attack||event||2|||Cunning|Trick|Rare|no|
220|Surprise Strike||event||2|||Cunning|Tactic|Common|no|
222|Waylay||event||3|||Cunning|Trick|Common|no|
224|Change of Heart||event||6|||Cunning|Gambit|Legendary|no|
226|Admiral Motti|Brazen and Scornful|unit|ground|2|1|1|Villainy|Imperial+Official|Special|yes|
230|General Veers|Blizzard Force Commander|unit|ground|3|3|3|Villainy|Imperial+Official|Uncommon|yes|
232|AT-ST||unit|ground|6|6|7|Villainy|Imperial+Vehicle+Walker|Common|no|Overwhelm
235|Galactic Ambition||event||7|||Villainy|Innate|Rare|no|
240|Fleet Lieutenant||unit|ground|3|3|3|Heroism|Rebel+Trooper|Common|no|
241|Wing Leader||unit|space|3|2|1|Heroism|Fighter+Rebel+Vehicle|Uncommon|no|
244|Snowspeeder||unit|ground|5|3|6|Heroism|Rebel+Speeder+Vehicle|Common|no|Ambush
249|Frontier AT-RT||unit|ground|4|3|5||Vehicle+Walker|Common|no|
`;
