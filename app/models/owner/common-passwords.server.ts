/**
 * Common passwords from the list of zxcvbn 4.4.2 (MIT, Dropbox): the most frequent of ten million that were published
 * after break-ins, gathered by Mark Burnett in 2015. Of the first thirty thousand it holds those with twelve or more
 * characters; of the first thousand the plain words, because `password-rules.server.ts` refuses passwords that are made
 * of them.
 */
export const commonPasswords = new Set(
  `
123qweasdzxc 1qaz2wsx3edc q1w2e3r4t5y6 1q2w3e4r5t6y mailcreated5240 qazwsxedcrfv 123456qwerty qwerty123456
polniypizdec0211 sojdlg123aljg leavemealone 123456654321 gfhjkmgfhjkm qazwsxedc123 ghjcnjgfhjkm sonyericsson
zxcasdqwe123 ghhh47hj7649 123456789qwe 1qazxsw23edc masterbating qwerasdfzxcv qweasdzxc123 flvbybcnhfnjh
123456789987654321 112233445566 finalfantasy ghbdtnrfrltkf websolutions chickenwing101 1qaz2wsx3edc4rfv justinbieber
contortionist masturbation pornographic newproject2004 needforspeed businessbabe 123456789123 masterbaiting
maurolarastefy domainlock2005 momsanaladventure dkflbvbhjdbx hd764nw5d7e1vb1 qazwsxedcrfvtgb dkflbvbhjdyf
counterstrike zaq1xsw2cde3 vfvfvskfhfve ghjcnjghjcnj fkmnthyfnbdf 123456789abc admin18533362 23176djivanfros
123456789qwerty qazxswedcvfr qwertyasdfgh 1111111111zz whosyourdaddy fktrcfylhjdyf fktrcfylhjdbx 123456789qaz
541233432442 12345678900987654321 password1234 ghbdtnghbdtn 010203040506 lost4815162342 102030405060 vanyarespekt
combat123654 qwerty123456789 devilmaycry4 iseedeadpeople 89231243658s 123456789qqq jamesbond007 4815162342lost
123123qweqwe qwertyytrewq 1234567890qw 1234qwerasdf 123qwe456rty asdfghjkl123 ghjcnjrdfibyj qwertyuiop123
saun24865709 q1w2e3r4t5y6u7 1qa2ws3ed4rf 123456789zxc polniypizdec110211 ptybnxtvgbjy fucktheworld 12345678987654321
mevefalkcakk playstation3 31217221027711 q1w2e3r4t5y6u7i8 zqjphsyf6ctifgu 1234567890qwe hedimaptfcor
lhbjkjubz2957704 andrewjackie networkingpe 12qw34er56ty 1qazxsw23edcvfr4 159753456852 123456782000 christopher1
ingodwetrust installdevic digitalprodu minecraft123 boy4u2ownnyc peanutbutter an83546921an13 1234567890zzz
olcrackmaster abc123456789 auckland2010 residentevil qawsedrftgyh 123321qweewq 32615948worms 742617000027
nemvxyheqdd5oqxyxyzi avrillavigne fuckyoubitch massimiliano 012345678910 41d8cd98f00b nhfdvfnjkju123 gjkysqgbpltw
temppassword ticketmaster 01telemike01 stratocaster punksnotdead playstation2 fynfyfyfhbde ghjcnjqgfhjkm
nightcrawler installsqlst 123456789101 frederiksberg 1234567890qaz 1a2s3d4f5g6h sanfrancisco 89876065093rax
ghjcnjgbpltw 1234567qwertyu 1234qwerasdfzxcv lytghjgtnhjdcr schoolgirlie 111222333000 zaqwsxcderfv iloveboobies
seemnemaailm nhecsyfujkjdt qwaszxerdfcv antananarivu vfrcbvvfrcbv greenlantern q1w2e3r4t5y6u7i8o9p0 passwordstandard
corperfmonsy maprchem56458 warhammer40k 1234567890qwerty morganstanley 1234567890987654321 cjdthitycndj
bltynbabrfwbz stinkyfinger qwertyuiop10 qazxswedc123 iampurehaha2 zxcvbn123456 gtnhjpfdjlcr 123321456654
59382113kevinp bpgjldsgjldthnf rfnthbyf1988 1qa2ws3ed4rf5tg qwertyuiop12345 nhfycajhvths msorcloledbr stickdaddy77
vfhbyfvfhbyf asdfgh123456 123456789asd specialinsta michaeljackson webuivalidat 1234567887654321 1234567892000
ilovemyfamily weihnachtsbau 014702580369 qaz123wsx456 123456789qwer 111222333444555 123456789000 systemofadown
vladimirovna 122333444455555 amadeusptfcor zxcvbnm123456789 websolutionssu mortalkombat paraklast1974 minnesota_hp
nondriversig 123qwerty123 a1s2d3f4g5h6 z1x2c3v4b5n6m7 ghjnbdjcnjzybt thecakeisalie fktrcfylhjdf qwertyuiop12
ontheoutside zcfvfzkexifz sonnenschein wazzkaprivet xxxp455w0rd5 qwertasdfgzxcvb weihnachtsbaum
`
    .trim()
    .split(/\s+/),
);

export const commonWords = new Set(
  `
password qwerty dragon baseball football monkey letmein shadow master mustang qwertyuiop pussy superman fuckyou
qazwsx jordan killer hunter harley zxcvbnm asdfgh buster batman soccer tigger charlie sunshine iloveyou fuckme
ranger hockey computer starwars asshole pepper klaster zxcvbn freedom princess maggie pass ginger fuck love cheese
summer chelsea dallas biteme matrix yankees corvette austin access thunder merlin secret diamond hello hammer fucker
silver gfhjkm internet samantha golfer scooter test orange cookie maverick sparky phoenix mickey bigdog snoopy
guitar whatever chicken camaro mercedes peanut ferrari falcon cowboy welcome sexy samsung steelers smokey dakota
arsenal boomer eagles tigers marina nascar booboo gateway yellow porsche monster spider diablo hannah bulldog junior
london purple compaq lakers iceman hardcore cowboys money banana boston tennis coffee scooby nikita yamaha mother
barney brandy chester fuckoff oliver player forever rangers midnight chicago bigdaddy redsox angel badboy fender
jasper slayer rabbit natasha marine bigdick wizard marlboro raiders prince casper fishing flower jasmine iwantu
panties adidas winter winner gandalf enter ghbdtn golden cocacola winston madison angels panther blowme sexsex
bigtits spanky bitch sophie asdfasdf horny toyota tiger dick canada blowjob muffin liverpoo apples pokemon slipknot
qazxsw scorpion qwaszx butter startrek rainbow asdfghjkl razz newyork redskins gemini cameron qazwsxedc florida
liverpool turtle sierra viking booger butthead doctor rocket dolphins captain bandit jaguar packers pookie peaches
asdf dolphin helpme blue theman maxwell qwertyui shithead lovers maddog giants nirvana metallic hotdog rosebud
mountain warrior stupid elephant suckit success jackass alexis porn lucky scorpio samson azerty driver freddy sydney
gators dexter bubba creative voodoo golf trouble america nissan gunner garfield bullshit asdfghjk fucking apollo
eminem legend airborne bear beavis apple brooklyn godzilla skippy buddy qwert kitten magic shelby beaver phantom
asdasd xavier braves darkness copper platinum qweqwe tomcat girls bigboy animal police online voyager lifehack fish
sniper trinity blazer heaven lover snowball playboy loveme bubbles hooters cricket willow donkey topgun nintendo
saturn destiny pakistan pumpkin digital sergey redwings explorer tits private runner therock guinness lasvegas
beatles fire cassie christin celtic andrey broncos babygirl eclipse fluffy cartman michigan carolina testing
alexande birdie pantera cherry vampire mexico dickhead buffalo genius montana beer minecraft maximus flyers lovely
stalker metallica doggie snickers speedy bronco paradise yankee horses magnum dreams lacrosse goober enigma qwertyu
scotty pimpin bollocks surfer cock poohbear genesis star qweasdzxc racing hawaii viper poopoo einstein boobies
bitches drowssap simple badger alaska action jester drummer spitfire forest maryjane champion diesel svetlana friday
hotrod chevy westside security google badass tester shorty thumper hitman mozart boobs reddog lizard ruslan eagle
scarface buddha porno spirit stargate naruto mercury liberty semperfi suzuki popcorn spooky marley scotland kitty
cherokee vikings simpsons rascal qweasd hummer loveyou patches russia jupiter penguin passion cumshot vfhbyf honda
vladimir sandman passport raider bastard infinity assman bulldogs fantasy sucker horney domino budlight disney
ironman softball brutus redrum bigred mnbvcxz fktrcfylh karina marines digger kawasaki cougar fireman oksana monday
cunt justice super wildcats tinker logitech dancer swordfis avalon everton alexandr motorola patriots hentai madonna
ducati colorado connor juventus galore smooth freeuser warcraft boogie titanic wolverin elizabet arizona valentin
saints asdfg accord christ yfnfif stinky slut spiderma naughty chopper extreme skyline poop zombie pearljam froggy
awesome vision pirate fylhtq dreamer bullet predator empire kirill panthers penis skipper nemesis peekaboo rolltide
cardinal psycho danger mookie wanker chevelle manutd goblue hobbes vegeta fyfcnfcbz picard windows loverboy victory
vfrcbv bambam serega turkey tweety galina hiphop rooster changeme berlin taurus suckme polina electric avatar maksim
raptor hendrix newport bigcock brazil spring madmax alpha britney sublime darkside bigman wolfpack classic hercules
ronaldo spiderman blizzard cheyenne cjkysirj wombat pandora holiday wildcat devils horse alabama caesar bondage
pussycat pickle shaggy leather chronic admin airplane kodiak freepass billybob sunset katana phpbb chocolat snowman
stingray firebird wolves zeppelin detroit pontiac gundam panzer vagina outlaw redhead tarheels greenday nastya
hardon engineer hellfire serenity cobra fireball lickme darkstar flash strike beauty pavilion bobafett dbrnjhbz
bigmac bowling ytrewq natali pyramid rulez dodgers apache swimming whynot teens trooper fuckit defender precious
packard weasel popeye lucifer cancer icecream raven swordfish presario viktor rockstar blonde wutang spike pimp
atlanta airforce thailand casino lennon mouse hacker bluebird hawkeye theone catfish sailor goldfish nfnmzyf tattoo
pervert barbie maxima nipples machine trucks wrangler rocks tornado lights cadillac bubble pegasus madman longhorn
browns target eatme microsoft dilbert christia baller lesbian shooter xfiles seattle qazqaz cthutq amateur prelude
corona freaky malibu assassin atlantis integra pussies iloveu lonewolf dragons unicorn software bobcat stealth
peewee openup srinivas zaqwsx valentina shotgun trigger veronika bruins coyote babydoll joker dollar lestat hottie
random butterfly wordpass smiley sweety snake chipper woody samurai devildog gizmo maddie mistress flipper express
hjvfirf moose cessna piglet polaris teacher montreal cookies wolfgang scully fatboy wicked balls tickle bunny dfvgbh
foobar transam pepsi fetish basketba toshiba hotstuff sunday booty gambit impala stephani hooker lancer knicks
shamrock stinger redneck deftones squirt siemens blaster trucker subaru renegade ibanez manson swinger reaper
blondie mylove galaxy blahblah enterpri travel indiana skeeter sugar ficken smoke bigone sweetpea fucked trfnthbyf
marino escort smitty bigfoot babes larisa trumpet spartan valera babylon asdfghj bigboobs stormy mister hamlet
aardvark butterfl marathon paladin cavalier manchester skater indigo hornet buckeyes indians karate hesoyam toronto
diamonds chiefs buckeye
`
    .trim()
    .split(/\s+/),
);
