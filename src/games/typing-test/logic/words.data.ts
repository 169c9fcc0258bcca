/** Plain, common English words, written down by hand for this project; none is taken from a list. */
export const words: readonly string[] = `
a able about above across act add after again against age ago air all almost alone along already also
always am among an and animal another answer any appear area arm around arrive as ask at away back bad
ball bank base be bear because become bed been before began begin behind being below best better between
big bird black blue board boat body book born both box boy bread break bring brother brought brown build
built busy but buy by call came can car card care carry case cat catch cause center chair chance change
child choose city class clean clear close cloud coat cold color come common complete cook cool corner
could count country course cover cross cut dark day decide deep did different dinner do doctor does dog
done door down draw dream dress drink drive drop dry during each ear early earth east easy eat edge egg
eight either else end engine enough even evening ever every example eye face fact fall family far farm
fast father feel feet fell felt few field fill final find fine finger finish fire first fish five floor
flower fly follow food foot for force forest form found four free fresh friend from front fruit full
game garden gave get girl give glad glass go gold gone good got grass gray great green grew ground group
grow guess had hair half hand happen happy hard has hat have he head hear heart heat heavy held help her
here high hill him his history hold hole home hope horse hot hour house how however hundred ice idea if
important in inside interest into iron island it its job join journey jump just keep kept key kind king
kitchen knew know lake land language large last late laugh law lead learn least leave left leg less let
letter level life lift light like line list listen little live long look lost lot loud love low machine
made main make man many map mark market may me mean meat meet middle might mile milk mind minute moment
money month moon more morning most mother mountain mouth move much music must my name near neck need
never new next nice night no noise north nose not note nothing notice now number of off offer often oil
old on once one only open or orange order other our out outside over own page paint pair paper park part
party pass past path pay people perhaps person picture piece place plain plan plane plant play please
point poor possible power present press problem pull push put question quick quiet quite race rain ran
reach read ready real reason red remember rest rich ride right ring rise river road rock room round rule
run safe said sail salt same sand sat save saw say school science sea season seat second see seem sell
send sense sent set seven several shall shape she ship shoe shop short should shoulder show side simple
since sing sister sit six size skin sky sleep slow small smile snow so soft soil some song soon sound
south space speak special spend spring stand star start state station stay step still stone stood stop
store story street strong such sugar summer sun sure surface swim table take talk tall teach team tell
ten test than that the their them then there these they thing think third this those though thought
three through time to today together told tomorrow too took top touch toward town trade train travel
tree trip true try turn two type under until up upon us use usual very view village visit voice wait
walk wall want war warm was wash watch water way we weather week well went were west what wheel when
where which while white who whole why wide wild will wind window winter wish with without woman wonder
wood word work world would write wrong year yellow yes yet you young your
`
  .trim()
  .split(/\s+/);
