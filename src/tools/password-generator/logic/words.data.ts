/**
 * Written for this project: 2,048 plain words of three to seven letters, so that each carries
 * exactly 11 bits. None is rude.
 */
export const words: readonly string[] = `
able absorb accent accept acid acorn acre acrobat active actor adept admire adobe adopt adore
advice aerial afford agate agave agenda agent agile agree ahead aim air album alcove alder alert
algae align alike alive alley alloy almanac almond aloe aloft alone alpaca alpha alpine alter alto
always amaze amber amble ample amulet amuse anchor angle animal ankle annex annual answer antique
antler anvil apex apple apply apricot april apron aqua arbor arc arcade arch archer arctic arena
arid armor aroma arrange array arrive arrow art artist ascend ask aspen asset aster athlete atlas
atom attach attend attic august aunt author avenue avid avocado awake award aware awning axle
azure back bacon badge badger bag bagel bake balance balcony ballad bamboo banana band banjo bank
banner banter bar barge bark barley barn barrel basalt basic basil basin basket bat batch bath
baton bay bayou bazaar beach beacon bead beak beam beanie beard beetle begin beige belief bell
belt bench bend benefit best better bicycle big bike bin binder birch bird biscuit bison bistro
blade blank blanket blaze blend blimp blink block bloom blossom blouse bluff blur boat bobcat bold
bolt bonfire bonnet bonus book boost boot border borrow bottle bottom bounce bouquet bowl box
bracket bramble branch brass brave breeze brew brick bridge brief bright bring brisk broad bronze
brook broom brother brown brownie brush bubble bucket buckle bud buddy budget bugle build bulb
bunch bundle bunny bunting burger burlap burrow bus bush busy butter button buzz cabbage cabin
cabinet cable cactus cadet cafe cake calf call calm camel cameo camera camp camper canal canary
candle candy canoe canopy canvas canyon cap cape capital captain car caramel caravan carbon card
care cargo carol carpet carrot carry cart carton carve cascade cashew castle casual cat catalog
catch cave cavern cedar ceiling celery cello center chain chair chalet chalk champ chance change
channel chant chapel chapter charm chart chase chat check cheek cheer cheese chef cherry chess
chest chief chili chime chimney chin chip chirp choice choose chorus chowder cider cinema circle
circus citrus city civic civil clam clap class clay clean clear clerk clever click cliff climb
clinic clip cloak clock cloth cloud clover club clue cluster coach coast coat cobalt cobble cobweb
cocoa coconut code coffee coin cold collar collect color column comb comedy comet comfort comic
compass compost concert condor cone confirm cook cookie cool copper copy coral cord cork corn
corner cosmic cottage cotton couch cougar count country county couple courier court cousin cover
coyote cozy crab crackle cradle craft crane crater crayon cream create credit crepe crest crew
cricket crimson crisp crochet crocus crop cross crouton crow crown cruise crunch crust crystal cub
cube cuddle culture cup cupcake curb curious curl current curtain curve cushion custard cycle
cyclone cypress dahlia daily dairy daisy dance dapper dart dash date dawn day dazzle debut decade
deck decor deep degree deli delight deliver delta denim depot depth desert design desk detail dial
diamond diary dice diesel digit dill dime diner dinner diploma dish disk display ditto dive dock
doctor dodge dog dolphin dome domino donate donkey door dot double dove down dozen draft dragon
drama draw dream dress drift drink drive drizzle drop drum dry duck duet duke dune duo dusk dusty
duvet dwell eager eagle ear early earth easel east easy eat echo eclipse edge edit editor effort
egg elbow elder elegant element elf elk elm ember emblem emerald emotion empire enable enamel
encore end engine enjoy enter entry epic equator estate evening event exact example excel exit
exotic expand expert explain explore express extra eye fabric face factor falafel falcon family
famous fan fancy far farm fashion fast father fathom faucet favor fawn feast feather feature
fedora fellow felt fence fennel fern ferry fetch fiber fiction fiddle field fig figure file film
filter final finch fine finger finish fire firm first fish five fjord flag flake flame flank
flannel flare flash flat flavor flax fleece fleet flex flicker flight flint flip float flock flood
floor flora florist flow fluent fluffy fluid flute flutter fly foam focus fog foil fold folk fond
font food foot forest forever forge fork form formal fort fortune forum forward fossil fox frame
freckle free freight fresh friday fridge friend fringe frog front frost fruit fudge fuel fun
funnel furrow future fuzzy gable gadget galaxy gallery gallon gallop game gander garage garden
garlic garnet gate gather gauge gazebo gazelle gazette gear gecko gelato gem genius gentle genuine
geyser giant gift giggle ginger giraffe glacier glad glance glass glaze gleam glen glide glimmer
glitter globe glory glossy glove glow glue goal goat gold golf gondola good goose gopher gorge
gown grace grade grain grand granite grape graph grass gravel gravity gravy gray green greet grid
griffin grill grin grocer groove ground group grove grow guava guest guide guitar gulf gull guppy
guru gym halo hammer hammock hamster hand handle handy happy harbor harmony harp harvest hat hatch
haven hawk hay hazel head heart hearth heat heather hedge height hello helmet help hen herald herb
herd hero heron hexagon hickory hidden high hike hill hinge hint hippo history hobby hockey hold
holiday hollow holly home honest honey hood hook hoop hop hope horizon horn hornet horse host
hotel house hover hub huddle hug huge human humble humid humor hundred hurdle hurry husky hut
hybrid hydrant hymn ice icicle icing icon idea ideal iguana image imagine impact inch index indigo
indoor ink inlet inner insect inside inspire intact invent invite iris iron island item ivory ivy
jacket jade jaguar jam january jar jargon jasmine jazz jeans jelly jersey jest jet jewel jigsaw
jingle jockey jog join joke jolly journal journey joy judge juggle juice jukebox july jumbo jump
june jungle junior juniper kale karate kayak keen kelp kennel kernel ketchup kettle keypad khaki
kiln kilo kimono kind king kiosk kitchen kite kitten kiwi knack knee knit knob koala label lace
ladder lady lagoon lake lamb lamp land lane lantern lapel larch large lark lasagna laser latch
latte laugh launch laundry laurel lava lawn layer lazy leader leaf league learn ledge left legacy
legend lemon lens lentil leopard letter lettuce level lever liberty library lichen lift light
lilac lily limber lime linen link lion liquid list listen little lively lizard llama loaf lobby
lobster lock locket locust lodge loft logic logo loom loop lotus loud lounge loyal lucid lucky
lullaby lumber lunar lunch lupine luxury lynx lyric macaw machine magenta magic magma magnet
magpie mail major mallard mallet mammal mammoth manage mango manner manor mantle manual map maple
marble march margin marina market maroon marsh mascara mascot mask mason match math maximum may
mayor meadow meal media medium mellow melody melon member memory mend menu meow merit merry mesa
mesh message metal meteor meter method metro mice middle mile milk mill mimic mind mineral mini
minnow mint minute miracle mirror mist mitten mobile mocha model modem modern modest module mole
monday monitor monkey month moon moose morning mosaic moss moth mother motion motor mound mouse
movie muffin mug mural museum music mustang mustard mutual muzzle myrtle mystery myth napkin
nation nature navy near neat nebula nectar needle nephew neptune nest net network news nice nickel
nimble nine noble nod noise nomad noodle noon north note notice novel nugget nurse nutmeg nylon
oak oasis oat oatmeal oboe ocean ocelot october octopus odd office oil olive omega omelet onion
online onyx opal opera orange orbit orchard orchid orient origin osprey ostrich otter ounce
outdoor outer outfit outing outline oval oven owl oxygen oyster ozone pacific pack paddle page
pagoda paint palace palm pamper pan pancake panda panel panther papaya paper paprika parade parcel
pardon parent park parka parrot parsley party pass pasta paste pastel pastry pasture patch path
patient patio patrol pattern paw pea peach peacock peanut pearl pebble pecan peel pelican pelmet
pen pencil penguin penny people pepper perch perfect perfume period permit petunia phone photo
phrase piano pickle picnic picture pie pier pigeon pillar pillow pilot pin pine pink pint pioneer
pipe pirate pivot pixel pizza planet plank plant plaster plate play plaza plow plum plumber plume
plus plush pocket podium poem poet polar polish polite pollen polo pomelo poncho pond pony pool
popcorn poplar poppy popular porch port portal post poster pot potato pottery pouch powder power
prairie pretty pretzel prime prince print prism private prize project promise proof proud proverb
pudding puddle puffin pulse pumpkin pupil puppet puppy pure purple purse puzzle pyramid python
quail quaint quality quarry quart quarter quartz quasar queen query quest quiche quick quiet quill
quilt quince quirk quiver quiz quota quote rabbit raccoon race radar radio radish raft rail
rainbow raisin rally ramp ranch random range rapid rare ratchet raven ravine ready recipe record
red reef refresh region relax relay relic remedy remote repair rescue rest reward rhyme rhythm
ribbon rice rich riddle ride ridge ringlet rinse ripe ripple river roam roast robe robin robot
robust rock rocket rodeo role roof rookie room rooster root rope rotate rotor round rover royal
ruby rudder ruffle rug rugby ruler rumble runway rural russet rust rustic sable saddle safari safe
saffron sage sailor salad salmon salon salsa salt salute sample sand sandal sapling sardine satin
saturn sauce sauna savanna save savory scale scallop scan scarf school science scone scoop scooter
score scout scrap screen script scroll scrub sculpt seal season seat secret section sedan seed
senior sepia sequel sequoia serene series seven shade shadow shallow shark sharp shawl shed sheep
sheet shelf shell shelter sherbet shield shine ship shirt shoe shop shore shovel shower shrimp
shrub shuffle shuttle siesta sift signal silent silk silly silo silver simmer simple sing siren
sister six skate sketch ski skill skip skirt sky slalom slate sled sleek sleep sleet sleeve sleigh
slender slice slide slim slope slot smile smith smooth snack snail snap sneaker snow snug soap
soar soccer social sock soda sofa soft soil solar solid solo solve sonar sonata song sonnet soot
sorbet sort sound soup sour south soy space spaniel spare spark sparrow speed spell sphere spice
spider spike spin spinach spiral spirit splash spoke sponge spoon sport spot spray spring sprint
sprout spruce spur squad square squash squid stable stack stadium staff stage stamp staple star
starch station statue steady steam stem step stereo stew stilt stitch stock stone store stork
storm story stove strand straw stream street stride string strong studio study sturdy style suburb
subway suede sugar suit summer summit sundae sundial sunny sunset super supper supply support surf
surface surplus sushi swan swap sweater sweep sweet swift swim swing switch swivel symbol syrup
system table tablet taco tadpole tailor talent tan tandem tangelo tango tank tape tapioca target
tart task tassel taste tavern taxi teach teak temple tempo ten tender tennis tent terrace texture
thaw theater theme thermal thimble thirty thistle thread three thrift thrive throw thrush thumb
thunder tiara ticket tidal tidy tiger tile timber time timid tin tinsel tint toad toast today
toffee tomato tone tonic tooth topaz topic torch tornado toucan tour towel tower town toy trace
track tractor trail train transit trapeze travel tray treat tree trek trellis tremor trend trick
trim trio trip trolley trophy tropic trot trout truck true trumpet trunk trust truth tuba tube
tuesday tug tulip tumble tuna tundra tune tunic tunnel turbine turbo turnip turtle tutor tuxedo
tweed twelve twenty twice twig twin twine twirl twist ukulele umber umpire uncle unfold uniform
union unique unit unlock update uphill upland upper upright uptown upward urban useful usher
utensil utmost vacuum valet valley valve van vanilla vapor vast vault vector velvet vendor venture
venue venus verb verse vertex vessel veteran viaduct vibrant victor video vigor villa village vine
vinyl viola violet violin visa vision visit visor visual vital vivid vocal voice volcano volley
volt volume voucher vowel voyage wafer waffle wagon waiter wake walk wall wallaby wallet walnut
walrus waltz wand wander warbler warm watch water wave wax weasel weave wedge weekend welcome west
wharf wheat wheel whisk whisper whistle wicker wild willow window wing wink winner winter wire
wish wizard wolf wombat wonder wool word world worm wreath wren wrist yacht yam yard yarn yawn
year yeast yellow yes yeti yield yodel yoga yogurt young youth yucca zebra zenith zephyr zero zest
zigzag zinc zinnia zip zipper zodiac zone zoo zoom
`
  .trim()
  .split(/\s+/);
