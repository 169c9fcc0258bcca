import type { LanguageId } from "../logic/languages.ts";

const javascript = `// A queue that runs at most \`limit\` jobs at once.
export function createQueue(limit=2){const waiting=[];let running=0
const next=()=>{if(running>=limit||waiting.length===0)return;running++
const {job,resolve,reject}=waiting.shift();job().then(resolve,reject).finally(()=>{running--;next()})}
return {add(job){return new Promise((resolve,reject)=>{waiting.push({job,resolve,reject});next()})},get size(){return waiting.length}}}
const slashes=/[/]{2}/.test("a//b")?\`yes: \${1+1}\`:'no'
`;

/** One untidy piece of each language. */
export const samples: Record<LanguageId | "auto", string> = {
  auto: javascript,
  javascript,
  css: `:root{--gap:1rem;--ink:#1f1c18}
.card,.panel{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:var(--gap);color:var(--ink);background:#fff url("paper.png") no-repeat}
/* Nobody likes surprises. */
@media (prefers-reduced-motion:reduce){.card{transition:none!important}}
.card>h2:first-child{margin:0 0 calc(var(--gap)/2)}
`,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tea</title><style>body{margin:0;font:1rem/1.5 sans-serif}</style></head>
<body><main><h1>Tea <em>on the trail</em></h1><p>Boil water, <b>wait</b>, pour.</p><ul><li>Green</li><li>Black</li></ul><pre>
  keep   this
</pre><button type="button" onclick="pour( 2 )">Pour</button></main><script>function pour(n){for(let i=0;i<n;i++)console.log("cup",i)}</script></body></html>
`,
  json: `{"id":17478252242305210114,"name":"Zoë","active":true,"tags":["tea","trail"],"ratio":1.0,"place":{"lat":46.55,"lon":7.98},"notes":[],"gone":null}
`,
  typescript: `interface Cup<T extends string="tea">{readonly kind:T;temperature?:number}
type Result<V>={ok:true,value:V}|{ok:false,message:string}
export async function pour<T extends string>(cups:Cup<T>[],at:Date=new Date()):Promise<Result<number>>{
if(cups.length===0)return {ok:false,message:"No cups"}
const warm=cups.filter((cup):cup is Required<Cup<T>>=>cup.temperature!==undefined&&cup.temperature>40)
return {ok:true,value:warm.length} as const}
`,
  jsx: `export function Menu({items,onPick}){const [open,setOpen]=useState(false)
return <nav aria-label="Menu"><button aria-expanded={open} onClick={()=>setOpen(!open)}>{open?"Close":"Open"}</button>
{open&&<ul>{items.map(item=><li key={item.id}><a href={item.href} onClick={e=>{e.preventDefault();onPick(item)}}>{item.name}</a></li>)}</ul>}</nav>}
`,
  scss: `@use "sass:math";
$gap:1rem;
@mixin card($pad:$gap){padding:$pad;border-radius:math.div($pad,2)}
.menu{@include card;a{color:inherit;&:hover{text-decoration:underline}&--active{font-weight:700}}
@each $name in tea,trail{.icon-#{$name}{background:url("#{$name}.svg")}}}
`,
  less: `@gap:1rem;@accent:#0a7d6b;
.card(@pad:@gap){padding:@pad;border-radius:(@pad/2)}
.menu{.card();a{color:@accent;&:hover{color:darken(@accent,10%)}}
.icon when (iscolor(@accent)){border:1px solid fade(@accent,40%)}}
`,
  markdown: `Tea on the trail
===
* Kettle
* Leaves
    * green
    * black

| Tea | Minutes |
|--|:-:|
| Green | 2 |
| Black tea | 4 |

Read *more* in the __guide__:   <https://example.com>
`,
  yaml: `# A small service
name:   tea
image: {registry: example.com,  tag: "1.0"}
ports: [ 80,443 ]
env:
    - {name: LEVEL, value: "info"}
    -   name: LIMIT
        value: '20'
command: >
  pour --cups 2
  --slowly
`,
  graphql: `query Teas($first:Int=10,$kind:Kind){teas(first:$first,filter:{kind:$kind}){edges{node{id name ...Origin @include(if:true)}}pageInfo{hasNextPage}}}
fragment Origin on Tea{origin{country region}}
`,
  sql: `with recent as (select customer_id,count(*) as orders,sum(total) as spent from orders where placed_at>='2026-01-01' and status in ('paid','sent') group by customer_id)
select c.name,r.orders,round(r.spent/r.orders,2) as average from customers c join recent r on r.customer_id=c.id left join regions g on g.id=c.region_id where r.spent>100 order by r.spent desc limit 10;
`,
  xml: `<?xml version="1.0" encoding="UTF-8"?><!-- stock --><shop xmlns:t="urn:tea"><t:tea id="1" kind="green" origin="Uji"><name>Sencha</name><note>Steep <b>briefly</b>, please.</note><price currency="EUR">12.50</price></t:tea><t:tea id="2" kind="black" origin="Assam"><name>Assam</name><raw><![CDATA[5 < 6 & 7]]></raw></t:tea><empty/></shop>
`,
};
