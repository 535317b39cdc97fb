/**
 * What most passwords begin with, small letters only: put together for this server from what is known of them, kind by kind. Nobody else's list
 * is copied. With the endings and the spellings that `common-passwords.ts` sees through, each stands for many.
 */

const NAMES = `
  aaron abigail adam adrian agnes aidan alan albert alberto alejandra alejandro alex alexa alexander alexandra alexandre alexis alfred alfredo ali
  alice alicia alison allison amanda amber amelia amy ana anastasia andre andrea andreas andrei andres andrew andrey andy angel angela angelica
  angelina angelo angie anita anna anne annie anthony antoine anton antonia antonio april ariana arianna arthur ashlee ashley ashton aubrey
  audrey august austin ava barbara beatriz becky bella ben benjamin bernard bernie bertha beth bethany betty beverly bill billy blake bob bobby
  bonnie brad bradley brandi brandon brandy brenda brendan brent brett brian brianna bridget brittany brittney brooke bruce bruno bryan bryce caitlin
  caleb calvin cameron camila camille carla carlos carmen carol carolina caroline carolyn carrie casey cassandra cassie catherine cecilia chad
  charles charlie charlotte chelsea cheryl chester chloe chris christa christian christina christine christophe christopher christy cindy claire
  clara claude claudia clayton clifford cody colin colleen connie connor cooper corey courtney craig cristian cristina crystal curtis cynthia daisy
  dakota dallas damian damien dan dana daniel daniela daniele danielle danny darius darren daryl dave david dawn dean deborah debbie denis denise
  dennis derek derrick desiree destiny devin dexter diana diane diego dillon dmitry dolores dominic dominik dominique donald donna doris dorothy doug
  douglas duncan dustin dylan eddie edgar eduard eduardo edward edwin elaine eleanor elena eli elias elijah elisabeth elizabeth ella ellen elliot
  elmer elvis emily emma emmanuel enrique eric erica erik erika erin ernest ernesto esteban esther ethan eugene eva evan evelyn faith felicia felipe
  felix fernanda fernando fiona florian frances francesca francesco francis francisco frank frankie franklin fred freddie freddy frederic frederick
  gabriel gabriela gabriella gabrielle gareth gary gavin genesis gemma geoffrey george georgia gerald gerard gerardo gina giovanni gloria gordon grace
  graham grant greg gregory guillaume guillermo gustavo hailey hannah hans harley harold harriet harrison harry harvey hayden heather hector heidi
  heinrich helen helena helene henry herbert herman holly hope howard hugo hunter ian ignacio igor irene iris irina isaac isabel isabella isabelle
  ivan jack jackie jackson jacob jacqueline jaime jake jamaal james jamie jan jane janet janice jared jasmin jasmine jason javier jay jean jeanette
  jeff jeffrey jenna jennie jennifer jenny jeremiah jeremy jerome jerry jesse jessica jessie jesus jill jim jimmy joan joanna joanne joaquin jodie joe
  joel joey johan johanna johannes john johnny johnson jonas jonathan jordan jorge jose josefina joseph josephine josh joshua joyce juan juanita judith
  judy julia julian juliana julie julien juliet juliette julio julius justin justine karen karina karl karla kate katherine kathleen kathryn kathy katie
  katrina kayla keith kelly kelsey ken kendra kenneth kenny kerry kevin kimberly kirsten kristen kristin kristina kristine kurt kyle lance larry laura
  lauren laurence laurent laurie lawrence leah leandro lee lena leo leon leonard leonardo leonie leslie lewis liam lilian lillian lily linda lindsay
  lindsey lisa logan lorena lorenzo lori lorraine louis louise luca lucas lucia lucy luigi luis luke lydia lynn mackenzie madeleine madison maggie
  malcolm manuel manuela marc marcel marcelo marcia marco marcos marcus margaret margarita maria mariah marian mariana marie marilyn marina mario
  marion marisa marissa marius mark markus marlene marshall martha martin martina marvin mary mason mateo mathew mathias mathieu matt matteo matthew
  matthias maurice mauricio max maxim maxime maximilian maxine maxwell megan melanie melinda melissa mercedes meredith michael michaela michal
  michel michele michelle miguel mike mikhail milan mildred miranda miriam mitchell mohamed mohammed moises molly monica monika monique morgan
  moritz morris mustafa nadia nancy naomi natalia natalie natasha nathalie nathan nathaniel neil nelson nicholas nicole nicola nicolas nicolai
  nikita niklas nikolai nina noah noel nora norbert norma norman olga oliver olivia olivier omar oscar oswald otto owen pablo paige pamela paolo
  pascal patricia patricio patrick patrik paul paula paulina pauline paulo pavel pedro peggy penelope peter petra phil philip philipp philippe phillip
  phoebe pierre polly preston priscilla rachel rafael ralph ramon ramona randall randy raphael raquel raul raymond rebecca regina reginald renate rene
  renee rhonda ricardo richard rick ricky riley rita robbie robert roberta roberto robin rocco rodney rodrigo roger roland rolando roman romeo ronald
  ronnie rosa rosalie rosemary rosie ross roxanne ruben rudolf rudy rupert russell ruth ryan sabine sabrina sally salvador sam samantha samira sammy
  samson samuel sandra sandrine sandy santiago sara sarah sasha savannah scott sean sebastian serena serge sergei sergey sergio seth shane shannon
  sharon shaun shawn sheila shelby sheldon shelley sherry shirley sidney sierra silvia simon simone sofia sofie sonia sonja sophia sophie spencer
  stacey stacy stanley stefan stefanie stella stephan stephanie stephen steve steven stewart stuart summer susan susana susanne suzanne sven svetlana
  sydney sylvia sylvie tamara tammy tania tanya tara tatiana taylor teddy terence teresa terry tessa thelma theodore theresa therese thomas thompson
  tiffany tim timothy tina tobias toby todd tommy tony tracey tracy travis trevor tricia trinity tristan tyler valentin valentina valeria valerie vanessa
  veronica veronika vicki vickie vicky victor victoria vincent violet virginia vivian vladimir walter wanda warren wayne wendy werner wesley wilhelm
  will william williams willie wilson winston wolfgang xavier yannick yolanda yvonne zachary zoe zuzana muhammad ahmed hassan hussein ibrahim fatima
  aisha yusuf mehmet murat emre ayse priya rahul sanjay vijay rajesh krishna suresh ganesh lakshmi`;

const LOVED = `
  love lover loveme loveyou lovely lovebug loveless lovelife loverboy lovergirl iloveyou iloveme ilovehim iloveher iloveit iloveu ilovejesus ilovegod
  ilovemom ilovemum ilovedad ilovemyself ilovemusic mylove myangel mybaby mybabe mylife truelove firstlove endless forever together kisses kissme
  hugs babe baby babyboy babygirl babydoll babyface babycakes sweet sweetie sweetheart sweetpea honey honeybee honeybear darling princess princesa
  prinses prinzessin prince queen king kingdom angel angels angeleyes angelo cutie cutiepie beautiful beauty gorgeous handsome pretty prettygirl
  sexy sexygirl sexyboy sexymama hottie hotstuff badboy badgirl badass bitch asshole fuckyou fuckoff fuckme fucker motherfucker pussy bigdick dickhead
  family mother father mommy mummy daddy sister brother friend friends bestfriend friendship children grandma grandpa smile smiley smiles happy
  happiness happyday birthday sunshine sunflower sunset sunrise rainbow starlight moonlight moonshine butterfly flower flowers heart hearts
  heaven heavenly blessed blessing faith jesus jesuschrist christ christian godisgood godislove trustgod praise hallelujah amen spirit angelic
  liebe schatz schatzi ichliebedich amor amormio miamor teamo tequiero bonita corazon princesita estrella mariposa amour jetaime cherie doudou
  chouchou soleil bonjour amore tiamo ciao bella lyubov kocham misiek skarbie kochanie`;

const PLAY = `
  football footballs soccer baseball basketball softball volleyball hockey tennis golf golfer cricket rugby boxing wrestling swimming skateboard
  surfing snowboard cycling runner running dancer dancing gymnast karate ninja samurai lakers yankees dodgers redsox cowboys steelers packers raiders
  patriots broncos eagles falcons dolphins bears chargers redskins giants jaguars vikings ravens panthers celtics bulls knicks spurs rockets
  pistons warriors bruins rangers penguins redwings mapleleafs canucks flyers blackhawks arsenal chelsea liverpool everton tottenham manchester
  manutd mancity unitedfc westham newcastle leeds rangersfc celtic barcelona barca realmadrid madrid juventus milan intermilan inter roma napoli bayern
  bayernmunchen schalke dortmund borussia werder benfica porto sporting flamengo corinthians palmeiras santos boca riverplate galatasaray fenerbahce
  besiktas ajax feyenoord psv ronaldo messi beckham rooney gerrard zidane ronaldinho neymar kobe jordan lebron federer schumacher senna pokemon
  pikachu charizard nintendo supermario mario zelda sonic sega playstation xbox gamer gaming games warcraft worldofwarcraft starcraft diablo
  minecraft roblox fortnite callofduty halo counterstrike counter tetris sims grandtheft skyrim fallout hearthstone overwatch leagueoflegends dota
  assassin assassins sniper shooter hunter warrior warriors gladiator spartan spartans viking knight wizard magic magician dragon dragons dragonball
  dragonfire unicorn phoenix vampire zombie monster demon devil lucifer satan ghost reaper skeleton shadow shadows darkness darkside dark midnight
  poker casino blackjack joker jackpot lucky luckyone winner champion champions victory chess master gamemaster dungeon`;

const TOLD = `
  superman batman spiderman ironman wolverine hulk thor captain captainamerica avengers joker robin superstar superhero supergirl starwars starwar
  skywalker darthvader yoda hansolo chewbacca jedi stargate startrek enterprise spock picard matrix trinity neo morpheus terminator predator alien
  godzilla kingkong jurassic gandalf frodo bilbo hobbit aragorn legolas gollum mordor harrypotter hogwarts hermione voldemort dumbledore potter
  gryffindor slytherin twilight simpsons homer bart southpark cartman familyguy spongebob patrick scooby scoobydoo snoopy garfield mickey mickeymouse
  minnie donald goofy pluto tigger eeyore winnie bambi nemo simba ariel cinderella snowwhite tinkerbell peterpan pinocchio barbie hellokitty tweety
  bugsbunny looney naruto sasuke sakura goku vegeta onepiece bleach inuyasha metallica slipknot nirvana greenday linkinpark blink eminem tupac
  rihanna beyonce shakira madonna michaeljackson elvis beatles rollingstones pinkfloyd ledzeppelin acdc ironmaiden megadeth slayer pantera korn
  rammstein depeche muse coldplay oasis radiohead queen guitar guitars drummer drums piano violin bass music musica musician hiphop rapper rocknroll
  rockstar punkrock heavymetal techno trance dance disco jazz blues reggae bobmarley marley titanic avatar inception gladiator scarface godfather
  jamesbond bond bondage casper gizmo gremlin shrek rambo rocky maverick topgun iceman goose zorro tarzan conan hercules achilles spartacus`;

const BEASTS_AND_THINGS = `
  monkey monkeys tiger tigers lion lions leopard panther cheetah jaguar cougar bear bears teddybear panda koala wolf wolves werewolf fox foxes rabbit
  bunny bunnies mouse hamster kitten kitty kittycat pussycat puppy puppies doggy doggie doggies bulldog poodle rottweiler labrador beagle husky
  horse horses pony mustang stallion cowboy cowgirl donkey chicken duck ducks penguin penguins eagle falcon hawk raven owl parrot flamingo peacock
  turtle turtles tortoise lizard snake cobra python viper scorpion spider bee beetle ladybug dragonfly firefly shark dolphin whale orca fish
  fishing fisher fisherman goldfish catfish lobster octopus frog froggy froggie elephant giraffe zebra gorilla buffalo squirrel hedgehog badger
  buster buddy bailey ginger pepper peppers cookie cookies cupcake muffin pumpkin peanut peanuts peaches peach cherry cherries strawberry
  blueberry raspberry banana bananas apple apples orange oranges lemon lemons mango pineapple coconut watermelon melon tomato potato pickle cheese
  cheesecake pizza burger hamburger bacon chicken noodle noodles pasta spaghetti sushi chocolate vanilla caramel candy candyman sugar brownie
  butter butterfly biscuit cookiemonster icecream coffee cappuccino tequila vodka whiskey whisky guinness budweiser heineken corona cocacola
  pepsi sprite snickers skittles twix oreo nutella marlboro camel newport silver silverado golden gold diamond diamonds crystal emerald sapphire
  ruby pearl platinum copper steel iron titanium purple yellow orange violet indigo green greenday black blackcat blackbird white whitney redhead
  bluebird bluesky bluemoon blueeyes pinky pink rainbow winter summer spring autumn january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday sommer herbst fruhling januar februar oktober dezember
  montag freitag sonntag lundi dimanche verano invierno enero febrero agosto octubre diciembre domingo flower rose roses tulip jasmine orchid lily
  sunflower garden forest mountain ocean river lake island beach sunshine moon star stars sun earth planet galaxy universe cosmos saturn jupiter
  neptune mercury venus apollo challenger discovery atlantis columbia thunder lightning storm stormy tornado hurricane blizzard rain snow snowball
  snowflake snowman fire fireball fireman firefox firebird phoenix water waterfall wind ice iceberg`;

const MADE = `
  ferrari porsche lamborghini bugatti maserati mercedes bmw audi volkswagen toyota honda nissan mazda subaru mitsubishi suzuki yamaha kawasaki ducati
  harley harleydavidson chevrolet chevy corvette camaro mustang ford dodge charger challenger viper jeep hummer cadillac lincoln pontiac firebird
  transam jaguar bentley rollsroyce ferrari volvo saab skoda renault peugeot citroen fiat opel racing racer racecar nascar earnhardt dalejr truck
  trucker trucks motorcycle bicycle airplane airbus boeing pilot flying flyer skyline impala civic accord celica supra integra prelude
  computer computers internet network windows linux ubuntu macintosh apple iphone ipad android samsung nokia motorola blackberry sony toshiba
  dell lenovo compaq intel pentium microsoft google yahoo gmail hotmail facebook myspace youtube twitter instagram snapchat whatsapp linkedin skype
  netflix amazon ebay paypal adobe photoshop oracle cisco server hacker hackers hacking matrix cyber digital system systems security secure secret
  secrets password passwords passport passcode passphrase passwort passwd pass passme contrasena motdepasse senha wachtwoord salasana haslo parola
  sifre heslo admin administrator adminadmin root toor user username login logon signin guest test testing tester testtest demo sample default
  changeme changeit change temp temporary letmein letmeinnow opensesame open access welcome hello hellohello hallo hallohallo bonjour hola goodbye
  whatever nothing something anything everything nobody nopassword noneya unknown private public internet mypassword newpassword yourpassword
  thepassword getmein trustno trustnoone trustme superuser supervisor manager service office company business student teacher school college
  university doctor nurse police soldier marine marines army navy airforce ranger captain general admiral major colonel sergeant
  commander president boss bigboss bigdaddy bigmac bigben bigdog bigman bigboy biggie hotdog hotrod hotmail coolman coolguy cool coolio
  killer killme killers killbill murder freedom liberty peace peaceful justice america american americano england english britain british
  scotland scottish ireland irish wales welsh france french paris lyon marseille germany german deutschland berlin hamburg munchen
  frankfurt koln stuttgart dresden leipzig austria wien vienna switzerland zurich italy italia italian rome venice spain espana
  portugal lisbon lisboa brasil brazil argentina chile colombia peru mexico mexican cuba puertorico jamaica canada canadian toronto montreal
  vancouver australia sydney melbourne newzealand africa southafrica nigeria kenya egypt cairo israel jerusalem turkiye turkey istanbul russia
  russian moscow moskva ukraine poland polska polish warsaw krakow czech prague hungary budapest romania greece greek athens sweden
  sverige stockholm norway norge denmark danmark finland finnish holland dutch amsterdam belgium brussels india indian mumbai delhi pakistan
  china chinese beijing shanghai hongkong taiwan japan japanese tokyo korea korean seoul thailand bangkok vietnam philippines manila
  indonesia jakarta malaysia singapore newyork newyorkcity brooklyn manhattan jersey boston chicago detroit dallas houston austin texas florida
  miami orlando atlanta georgia carolina virginia tennessee nashville memphis alabama louisiana neworleans vegas lasvegas california
  losangeles hollywood sandiego sanfrancisco oakland seattle portland denver colorado phoenix arizona hawaii alaska london oxford cambridge
  birmingham glasgow edinburgh dublin cardiff bristol`;

const OTHERS = `
  asdf asdfg asdfgh asdfghj asdfjkl qwer qwert qwerty qwertyu qwertz qwertzu azerty qazwsx qazwsxedc wsxedc zxcv zxcvb zxcvbn zxcvbnm yxcvbnm qweasd
  qweasdzxc qwe asd zxc asdqwe zaqwsx zaqxsw abcd abcde abcdef abcdefg abc abcabc aabbcc xyz xxx xxxx aaa aaaa aaaaa aaaaaa qqq qqqq zzz zzzz www
  blabla blahblah bla lol lolol lollol lolipop lollipop haha hahaha hihi yoyo dude dudes moose boobs booboo boomer bubba bubbles chubby chopper
  chuck clown cougar crazy crazygirl crazyboy dumbass eatme fatcat fatboy flipper foobar freak frosty funny funtime gators gateway genius
  giggles goober goodgirl goodluck goodtimes gotcha grizzly groovy grumpy gunner gypsy hammer happyfeet hardcore hardrock harmony
  havefun heythere hobbes homerun homework honolulu hooters hornet horny icecube idontknow imagine imissyou infinity insane inspiron
  jamaica jasper jelly jellybean jellyfish jumper junior kahuna kitchen knicks lacrosse lakeside laser legend legends letsgo
  liberty lifeless lifetime lightbulb littleman littleone lobster lonely lonewolf longhorn looking loser losers lucky madman madness magnum
  marathon maximus meatball melody memories merlin million millionaire mister money moneyman moneymaker montana monopoly mortgage mustard mystery
  nascar nevermind newlife nightmare nothing oblivion olympus online outlaw outlaws oxygen pacific paladin pancake paradise paradox passion
  password pebbles picasso picture pirate pirates playboy player playtime please poison popcorn poopoo poohbear power powerful
  precious prodigy prophet prosper psycho pyramid quality radical raider rainbow random rasta rebel rebels redrose reddog remember
  renegade rescue respect revenge revolution roadrunner rooster royal royals runaway sailing sailor salvation sandman savage scooter
  scorpio secret serenity seven seventeen shaggy sherlock shithead shorty silence singer skinny skippy skyblue sleepy slick slimshady slugger
  smarty smokey smoking smooth snapper sniper softball soldier solitude sooners sparkle sparky special speedy spiritual spooky squirt
  stranger stripper success sugarbear summertime sunday sunnyday superb supreme surfer survivor sweetness sword swordfish teacher teamwork
  temptation tequila testament thebest thegame theking theman theone theonly therock thirteen thunderbird thumper timeless tinker tomcat tootsie
  topsecret tornado tractor training treasure triangle triple trouble truelove trucker turbo twister ultimate undertaker united universal
  valentine vampires vegeta venom veronica vision volcano voodoo voyager walker walrus warlock warrior watson webmaster weezer western
  wildcat wildcats wildman willow windsurf winners wisdom wishbone wonder wonderful wordpass worship wrestle writer yamahar yankee yesterday
  yellowstone younggun zeppelin zxasqw fyfcnfcbz gfhjkm ghbdtn qwertyuiop marina natasha nikita spartak zenit cthutq vfrcbv lera
  woaini aini wang zhang liu chen woaiwojia mima caonima sayang cinta indah bismillah allah muhammad islam jesussaves semperfi
  battleship dreadnought jutland lineahead warship warships submarine torpedo destroyer cruiser cuxhaven skagerrak`;

const WORDS = `
  ability absolute abstract academic academy accident account acoustic activity actress adelaide adidas advance adventure advertising
  aeroplane aerosmith afternoon agenda airborne airbrush aircraft airport aladdin alaskan albatross alchemist alchemy alcohol aldebaran
  alessandra alessandro alfa alfaromeo algebra alligator almighty alpha alphabet alphaomega amadeus amazing ambition ambulance amethyst
  amiga amigos anaconda analysis anarchy anastasiya anchor ancient anderson andromeda animal animals annabelle anniversary answer
  antelope anthrax antique anubis anybody anytime apache apartment apocalypse appetite applepie appletree aquarium aquarius arcadia
  archangel archer archery archie architect argentino arkansas armada armageddon armani armstrong arnold arschloch artist artistic
  asdfghjkl ashleigh asteroid astrology astronaut athena athletic atlantic atomic attitude attorney auckland augustus aurora autobahn
  automatic avalanche avalon avenger avenue awesome babylon babylove bachelor backbone background backpack backspace backstreet badminton
  bagpipes baldwin ballerina ballistic balloon balloons bambam bandit bangbang banjo banker barbados barbarian baritone barney barnyard
  barracuda baseline basement bastard bathroom batista battery battle battlefield baxter bayernmuenchen bayliner beachboy beachbum beacon
  bearcat beastie beatrice beatrix beaver because bedroom beefcake believe belinda bellevue beloved benedict bengals benson bernardo
  betrayal bigbang bigfoot bighead bigtits billabong billiards biology birdhouse birdie biscuits bishop biteme blackbelt blackburn
  blackdog blackhawk blackhole blackice blackmagic blackman blackout blackpool blackrose blackstar blackwolf blade blademan blaster
  blazer blessings blonde blondie bloodhound bloody blowfish blowjob blowme bluebell bluedog bluefish bluegrass bluejays bluenose
  blueprint blume blumen bodyguard bogart bogus bohemian bollocks bomber bombers bonanza bonehead bongo bonkers boobear booger boogie
  bookmark bookworm boomerang bordeaux boricua bottle boulder boulevard bouncer bowler bowling boxer boxster bracelet brainiac brasilia
  braveheart braves bravheart bravo breakdown breaker breakfast breanna breeze brewster bridge bridges brighton brigitte brilliant
  brisbane broadway broken brokenheart bronco bronson brothers browning brownsugar brutus bubblegum bucket buckeye buckeyes buckshot
  buddha budlight builder building bulldogs bulldozer bullet bullseye bullshit bumblebee bunghole burning burton butcher butterball
  buttercup butthead butthole buttons buzzard caballero cabernet cactus caesar calendar calico calimero callisto calypso camelot camera
  campbell camping canadiens cancer candle candles candyass cannabis cannon cannonball canon canyon capital capricorn caramelo caravan
  cardinal cardinals career caribbean carnage carnival carpediem carpenter carpet cartoon cartoons cascade cashmoney cassidy castle
  casual catalina catalog catalyst catcher catdog cathedral catwoman cavalier cavaliers celebrity celeste celestial cellphone centaur
  center century cerberus ceremony certified challenge chameleon champagne chandler changes channel chaos chapman chapter character
  charcoal chariot charisma charmed charming chatting cheater checkers cheerleader cheers cheesy chelsey chemical chemistry cherokee
  cherub cheshire chestnut chevelle chevron chewie cheyenne chiefs chihuahua childhood chilling chipmunk chippy chivas chocolat choice
  cholo choochoo chopin chosen chosenone chrome chronic chrysler chunky church churchill cigarette cinnamon circus citizen civilwar
  clancy clarence clarinet clarkson classic classics classroom clemson cleopatra cleveland climber clippers cloud clouds clover cobain
  cobalt cocaine cocksucker coconuts codered coldbeer coldfire collection collins colombiana colonial colossus colts columbus combat
  comeback comedian comedy comfort comics command commando communication community companion compass complete complex compton concept
  concert concord concorde concrete condor confused connect connection conquer constant construction consultant consumer contact content
  contest control controller convict cookbook coolbeans coolcat coolcool cooldude coolness copenhagen copyright cordelia corleone corolla
  corporal corporate corsair cortland cosmic cosmo cosmopolitan costello cottage cotton coucou counselor country countryboy county
  courage cracker crackers crackhead crackpot craftsman cranberry crawford crazyhorse crazyman cream creampie creation creative creator
  creature credit criminal crimson cristal critical croatia crocodile cromwell crossbow crossfire crossroads crunch crusader crusher
  cryptic crystals cuddles cultural cumshot cupid curious current custom customer cutlass cyberman cyborg cyclone cyclops cypress daddyo
  daddysgirl daffodil dagger daisydog dalmatian damage dandelion danger dangerous danish danube daredevil darkangel darkblue darkhorse
  darkknight darklord darkman darkmoon darkone darkstar darwin database dauphin dawson daybreak daydream daylight daytona deadhead deadly
  deadman deadpool dearest death deathnote deathstar decision deepblue deeper deepthroat defender defiance defiant deftones delaware
  delicious delight delivery delphi delpiero delta democrat demolition dentist department derby design designer desire desktop desperado
  destination destroy detective determined deuce developer development devilman devils dewdrop dialog diamondback dickens dictionary
  diesel digger dilbert dillinger dimension dingdong dinosaur diplomat director dirtbike dirty dirtydog disaster disciple disney
  disneyland disturbed division doberman doctorwho dodgeball dogbert dogbone dogfight doggystyle doghouse dogpound dogwood dolemite
  dollar dollars domination dominator domino dominos dookie doomsday dorothea doubled doudoune doughboy doughnut downhill download
  downtown dragoon dragster drama dreamer dreamers dreaming dreamland dreams drifter driver driving drizzle dropdead drowning drumline
  duckling dumbo dundee dunhill dupont duracell dutchess dynamic dynamite dynamo dynasty earthquake easter eastside eastwood eatshit
  eclipse ecology economics education edwards eggplant egyptian eighteen einstein ekaterina eldorado election electra electric electron
  electronic elegance elektra element elements elevator eleven elite elizaveta embassy emerson eminence emotion emperor empire employee
  enchanted endeavor endurance enduro energy enforcer engage engel engelchen engine engineer engineering enigma enjoy entertainment
  entropy envelope epsilon equinox eragon eraser erotic escalade escape escort eskimo espresso esquire essence estrellita eternal
  eternity everest evergreen everlast everlasting evil evolution excalibur excellent exchange executive exodus exotic expert explorer
  explosion explosive express extreme eyeball fabulous factory fairlane fairway fairytale faithful familia familie fandango fantasia
  fantastic fantasy farmer farming farscape fashion fastball fastcar fastlane fatality fatherhood favorite fearless feather federal
  federation feelgood felicidad felicity fellowship fender ferguson ferret festival ficken fiction fiddle fidelity fighter fighting final
  finalfantasy finance financial fingers finnegan fireblade firebolt firefighter firefire firehouse firestone firestorm firewall
  firewater fireworks firstborn fishbone fishfood fishhead fishtank fitness flamenco flames flanders flash flashback flashlight flathead
  fletcher flexible flight florence florist flounder flowerpower fluffy flyfish foghorn folklore fontaine foolish footjob footprint
  forbidden foreman forester forevermore forgotten formula formulaone forsaken fortuna fortune forward foster foundation fountain
  foxhound foxtrot fracture fragile framework franchise francois freakshow free freebird freeman freestyle freeuser freewill frenchie
  fresh freshman freunde friction friendly frogman frontier frozen fruitcake frustrated fuckface fuckhead fucking fuckthis fugitive
  fullback fullmoon function fusion fussball futbol futura future gabber gadget galactica galadriel galore gambit gambler gangbang
  gangsta gangster garbage garcia gardener gargoyle garlic garrison gasoline gatekeeper gatito gauntlet geheim gemini generation
  generator genevieve gentleman geology geometry germania geronimo getalife getmoney getout getsome ghetto ghostrider gibraltar gibson
  gilbert gilligan giovanna girlfriend girls giuseppe glacier gladys glamour glendale glitter global goalie goblin goblue goddess
  godsmack godspeed goldberg goldeneye goldie goldmine goldwing golfball golfing goliath gonavy gonzalez goodboy goodday goodlife goodman
  goodnews goodnight goofball gotham gothic government graduate graffiti grandad grandmother grandson grapefruit grapes graphics graphite
  grapple grateful graveyard gravity greatest greatone greenapple greenbay greendog greeneyes greenfield greenhouse greentea greenwood
  greyhound gridlock griffin griffith grinder groucho groundhog guardian guerrilla guess guesswho guinea guitarist gunslinger guyver
  habibi hacienda hallmark hallowed halloween hamilton hamlet hammerhead hammers handball handyman hangman hannibal happydog happyman
  harbor hardball hardcock hardon hardware harlem harlequin harvard harvest haschen hasi hatebreed hattrick havana hawaiian hawkeye
  hawkeyes headache headhunter headless headset headshot healthy heartbeat heartbreak heartless heathen heavy helicopter hellboy hellfire
  helloworld hellraiser hellyeah helpless helpme henderson hendrix hennessy heritage hermosa hermosura hernandez heroes herring hershey
  hesoyam hideaway highheel highland highlander highlife highness highschool highway hillary hillbilly hillside historia history hitachi
  hitman holiday holidays hollister holstein homeboy homeland homeless homemade homepage homerj homestead homeward honestly honesty
  honeydew honeymoon hooker hooligan hoops hopeful hopeless horizon hornets horney horror horseman hospital hotchick hotgirls hotmama
  hotpink hounddog household housewife howdy hubert humanity humboldt hummingbird humphrey hund hundred hungry huntress husband huskers
  hyperion hypnotic icebreaker icehouse idiot iguana illinois illuminati illusion imagination immortal impact imperial impossible impreza
  incredible independent indiana indianapolis industry inferno infiniti influence information inlove innocent innovation insanity insight
  insomnia inspector install instinct institute instrument insurance integrity intelligent intense interest interior internal
  international interpol intrepid intruder invader invasion inventor invisible irishman ironhorse islander itsme ivanhoe jabberwocky
  jackal jackass jackoff jackrabbit jacksonville jamaican jamboree jammer jayhawks jazzman jeepster jefferson jeopardy jericho jester
  jetski jewelry jezebel jigsaw johndeere jokers journal journey joystick jubilee juggalo juggernaut juggler jumping junebug jungle
  junkyard justme kaetzchen kahlua kaiser kamikaze kangaroo kansas karachi karamelo karaoke kashmir katana katarina kathmandu katze
  keepout kensington kentucky kermit kerrigan keyboard keystone kickass kickflip kickoff kikiki kilimanjaro killjoy killzone kilroy
  kindness kingfish kingfisher kings kingsley kingston kinky kirkland kisskiss kissmyass kitkat knockers knockout knowledge knuckles
  kokomo kombat kontol krypton kryptonite kungfu labyrinth ladies lakewood lalala lambert lancaster lancelot lancer landmark landrover
  landscape language lantern larissa latino laughing laughter lavender lawman lawyer lazarus leader leadership leather lebowski legacy
  legendary legion legoland leicester lemonade lennon leonidas lesbian lesbians letitbe leviathan lexmark liberal libra library lifeguard
  lifehack lighthouse limited lineage linebacker lionheart lionking liquid literature lithium lithuania littlebear littlegirl livestrong
  living lizzie logistic logitech lollypop lombardi lonestar longboard longbow longdong longhair longjohn longlegs looser lopez lordofthe
  lottery louisville loulou lovehurts loveisgood loverman lovers lovesong lucille luckycat luckydog luckyme luckystar lumber lunatic
  luther luxury macgyver machine machinehead madcow maddog madmax maestro mafioso magazine magdalena magellan magenta magical magicman
  magnetic magneto magnificent mahalo mahogany mailman majestic makaveli makeup malibu mallard mallorca mallory malone mammoth mandarin
  mandingo mandolin maniac mankind manning mansion marauder marble marcello marching margarida marianna mariner mariners marjorie
  marketing marlins marmalade marriage married martinez marvel marvelous maryjane maryland masamune masquerade massacre massage massive
  masterkey masters matador material math mathematics matilda mausebaer mausi maximum maxpower mayhem maynard mazdarx mcdonald mcdonalds
  meadow meagan meatloaf mechanic medicine medieval medion megaman megatron melancholy mellow melrose member memorial memory mental
  mephisto merchant mermaid merrill message messiah metal metallic meteor method metropolis mexicana mexicano michigan microlab
  microscope middle midland midnite midway mighty mikey milano military milkshake millenium millennium miller millwall mineral miniature
  minimum minister ministry minnesota minotaur miracle mirage miroslav mischief misery misfit misfits missing mission mississippi
  missouri mistake mistress mittens mobile mobydick models modern mohawk molecule moloko momentum monalisa monarch mongoose monkeyboy
  monolith monroe monsters montecarlo monterey montrose moonbeam moondog mooney moonstar mopar mormon morning morrison mortal
  mortalkombat mosquito motherlode motion motor motorbike mountains mousepad movie movies mozart muenchen murphy muscle muscles mushroom
  mushrooms musical mustache mustangs mutant mutual myfamily mylover mysterious mystic mystical mythology naked namaste nameless napalm
  napster natural nature naughty nautilus navigator nazareth nebraska necklace necromancer needles negative neighbor nemesis netscape
  neutral neutron nevada newbie newday newhope newman newspaper newton newuser niceass niceguy nichole nickel nickelback nightcrawler
  nighthawk nightingale nightlife nightshade nightwing nineteen ninjas nipples nitro nobility nocturne nomad nonsense northern northside
  northstar norwegian nosferatu nostromo notebook notorious nounours novell nowayout nowhere nuclear nudist nuggets number numberone
  nutmeg oaktree oatmeal obelix obiwan objective obsession obsidian odessa odyssey offroad offshore offspring ohmygod oilers okinawa
  oklahoma oldman oldschool oldsmobile oleander olympia olympic olympics omega omicron onelove onetime onions operation operator optical
  optimist optimus option options orchard oregon organic origami original orion osiris osprey outback outcast outdoors outside outsider
  overdose overkill overload overlord override oyster pacers pacman padres paintball painter painting palace palermo pallmall palmtree
  pancho pandora panties papillon parachute paradigm paramount paranoia paranoid parasite pariah parker parking parliament particle
  partner party partyboy pasadena passenger passions passover pastor patches patience patient patriot pavilion payday payton peacemaker
  peachy pearljam peekaboo pegasus pelican penalty pencil pendragon pennywise pentagon penthouse people perfect performance periwinkle
  permission perrito perry persian personal perspective peruano pessimist peterson petunia pferd pferde phantom pharaoh pharmacy
  philadelphia philips philosophy phish photo photograph photography photos physics pickles pickup picnic pigeon pimpdaddy pimpin pimping
  pinball pineapples pinetree pinkpink pioneer pipeline pippin piranha pisces pitbull pitcher pittsburgh placebo plasma plastic platform
  platypus playa players playground playmate pleasant pleasure plumber pocket poetry pokerface polaris policeman politics polopolo pookie
  popeye popper popsicle popular porcupine porkchop porno pornstar portable portal portfolio positive possible postal postman pottery
  powder powers practice prairie preacher premier premium presario presence presley pressure prestige pretender pride priest prime
  primetime primrose princeton principal printer printing prinz priority prison privacy pro problem process producer production
  professional professor program programmer progress project prometheus promise property prosperity protect protection protocol prototype
  providence prowler prudence psalms psychology ptfe pulsar punisher puppydog puppylove purchase purdue purity purplehaze quantum
  quarterback quartz quasar quebec queenie quest question quicksilver quiksilver quincy rachelle racoon radar radiance radiation radio
  radioactive ragnarok railroad rainbows raindrop rainman ramazan ramirez rampage ranch rancid rangerover raptor raptors rapture rascal
  rasputin rastaman ratchet rattlesnake razor reader reading reality realize realtor reason rebellion rebirth reckless recovery recruit
  redalert redarmy redbaron redbull redcar redcross reddevil reddevils redeemed redemption redeye redfish redfox redhat redhot redline
  redneck redrock redrum redwood reebok referee reflection reflex refugee reggie register reject relative relax reliable reliance
  religion remington remote renaissance renegades replay report reporter reptile republic research resident resistance resource
  restaurant restless results retarded retired retirement reunion revelation reverse review revolver rhiannon rhinoceros rhythm ribbon
  ricecake riddle rightnow ringo ripley riptide rivera riverside roadkill roadking roadster robbins robinhood robinson robocop robot
  robotech robotics rochelle rochester rockandroll rocker rocket rocketman rockford rockhard rockies rockon rockwell rodriguez rolex
  rollercoaster rolling rolltide romance romantic roofer rookie roosevelt rosario rosebud rosewood roswell rotterdam rough roulette
  royalty rubber runescape rustydog sabbath sabotage sacramento sacred sadness safari safety sagittarius sailboat sailormoon saints
  salamander salesman salmon salome salvatore samoyed sampson sanchez sanctuary sandals sandstorm sandwich santa santacruz saratoga
  sardines sasquatch satellite satisfaction sausage sausages savior saxophone scandal scarecrow scarlet scarlett scavenger scenario
  scheisse schmetterling schnapps schneider schnitzel schnucki schnuffi schwarz science scientist scissors scooters scorpions scotch
  scouting scrabble scrapbook scrapper scratch screamer screwyou scripture scrooge sculpture seabass seagull seahawk seahawks secretary
  seduction seeker seinfeld seminole seminoles senators senior sensation sensei sentinel sephiroth serendipity sesame session seventh
  severance sexsex sexybitch sexylady sexything shamrock shaolin sharingan sharks sharpshooter shawna shearer shepherd sheriff sherman
  shinobi ship shipping shitface shocker shogun shopping shortstop shotgun shotokan showtime shutup siberian siemens signal signature
  silencer silent silicon silverfox simple simplicity simpson sinatra sinbad sincere singing sinner siren sisters sithlord sixpack
  sixteen skateboarding skater skating skipper skydive skydiver skyhawk skylark skyler skywalk slammer slapshot slave sleeper sleeping
  slipper slippery slowhand smackdown smallville smashing smith smitty smoker smokeweed smooch smurfs snakes snapple sneakers snowboarder
  snowboarding soccerball social socrates software solaris solomon solution somebody someday someone sonata sonics sonne sonnenschein
  sonofgod sonyericsson sophomore soprano sorcerer soulmate soundman southern southpaw southside sovereign spaceman spaceship spanish
  spanky sparkles sparrow spawn speaker specialist specialk spectrum speed speedboat speedway spidey spikes spinach spiral spitfire
  splash splendid spoiled sponge sports sportster spotlight springer springfield sprinter squash squirrels squirtle stalker stallone
  standard stanford stanislav stapler starbuck starbucks starburst stardust starfire starfish stargazer starlet starship startup state
  stealth steamboat steamer steeler steelman stefano stellar steph stephens sterling sternchen stickman stigmata stingray stockings
  stockton stonecold stoner stonewall storage stormbringer strange strategy stratford stratocaster stratus streaming street streetball
  streetfighter strength stretch strike striker strong structure struggle stubborn studio stunner stupid style sublime submit suburban
  subway subzero sucker suckit suckme suckmydick suicide sullivan sultan summerfun summit sunburst sundance sundevil sunflowers sunlight
  sunny sunnyboy superbowl supercool superdog superdude superfly superior supermann supernova supersonic superstars support surface
  surgery surprise surrender survive susanna swallow sweeper sweetangel sweetgirl sweetlove sweety swimmer swinger switch symbol symphony
  syndrome synergy syracuse tabasco taco taekwondo takeover talented talisman tanner target tarheels tattoo taurus tazmania technical
  technician technics technology teenager tekken telecaster telecom telefon telephone television tempest templar temple temppass tenchi
  tender teresita terrapin terrier territory terror texaco texan textile thanksgiving thankyou theater theatre thebear thebeast
  thebeatles theboss thecat thechamp thecrow thecure thedoors theend theforce themaster theory therapist thesaint thesims thirsty
  thisisit thissucks thongs thousand thrasher threesome thriller throwback tiburon ticket tictac tigercat tigerlily tigerwoods timber
  timberland timberwolf timeline timelord timeout tinman tiramisu titans titleist toaster tobacco today tolkien tomahawk tomorrow tonight
  toolbox toolman toonami toothpaste topdog topdown topher torino torres torture total touchdown toulouse tower towers township toystory
  trailer trainer traitor tranquility transfer transformer transformers transit translator transport traveler traveller treefrog
  treehouse trek trekker trespass triathlon tribal tribble trickster trident trigger trilogy trinidad trinitron tripleh tripper triumph
  trojan trojans trombone trooper troopers tropical trumpet trunks truth tsunami tucker tucson tulips tundra turbine turkish turner
  turnip turquoise tuxedo twinkie twinkle twins twisted tycoon typhoon tyrant ultraman umbrella unbreakable undefined underdog
  underground underworld unforgiven unicorns unique unlimited unreal upyours uranus utopia vacation vagabond vaginal valencia valhalla
  valkyrie valley vampiro vandal vanguard variety vauxhall vector vegetable vegetarian velocity velvet vendetta vengeance ventura
  verbatim verizon vermont versace vertical vertigo veteran vibrator viceroy viktor viktoria viktoriya village villain vintage violence
  violeta violetta virtual virus viscount visitor visual vitamin vivaldi vodafone volcom voltage vulcan vulture waffle waller walleye
  wallpaper walmart wanderer wanker wargames warhammer warhawk warlord warning warpath warranty wasabi washington waterboy watercolor
  waterloo waterpolo watkins weather webcam webster wedding weekend wellington werderbremen westcoast westlife westside westwood whiplash
  whiskers whisper whistle whistler whiteboy whitedog whiteout whitesox whitetail wicked widget wifey wildbill wildcard wildchild
  wildfire wildlife wildone wildrose wildthing wildwolf wildwood willard willpower windmill window windsor wingman wingnut wings wireless
  wisconsin witchcraft withlove wolfman wolfpack wolverines woman wombat women wonderboy wonderland wonderwall wonderwoman woodland
  woodlands woodpecker woodstock woodwork workout workshop worldcup worldwide wrangler wrestler writing wyoming xanadu xfiles yahooo
  yellowcard yoshimitsu youknow young youngone yourmom yuletide yummy yvette zander zanzibar zenith zephyr zerocool zeus zimbabwe zodiac
  zoloto zoomzoom`;

const WITH_FIGURES = `
  passwordpassword 1234567891 11223344 1122334455 112233445566 102030405060 10203040 aa123456 aa12345678 qq123456 zz123456 xx123456
  rush2112 yourname ncc1701 thx1138 ou812 line-ahead`;

/** Most have been chosen by many thousands; none is longer than what people type without thinking. */
export const STEMS: ReadonlySet<string> = new Set(
  [NAMES, LOVED, PLAY, TOLD, BEASTS_AND_THINGS, MADE, WORDS, OTHERS, WITH_FIGURES]
    .flatMap((kind) => kind.split(/\s+/))
    .filter((stem) => stem !== ''),
);
