/** Tailwind’s utilities without a value of their own. */
export const staticUtilities: readonly string[] = `
absolute align-baseline align-bottom align-middle align-sub align-super align-text-bottom
align-text-top align-top antialiased appearance-auto appearance-none auto-cols-auto
auto-cols-fr auto-cols-max auto-cols-min auto-rows-auto auto-rows-fr auto-rows-max
auto-rows-min backface-hidden backface-visible bg-auto bg-blend-color bg-blend-color-burn
bg-blend-color-dodge bg-blend-darken bg-blend-difference bg-blend-exclusion
bg-blend-hard-light bg-blend-hue bg-blend-lighten bg-blend-luminosity bg-blend-multiply
bg-blend-normal bg-blend-overlay bg-blend-saturation bg-blend-screen bg-blend-soft-light
bg-bottom bg-bottom-left bg-bottom-right bg-center bg-clip-border bg-clip-content
bg-clip-padding bg-clip-text bg-conic bg-contain bg-cover bg-fixed bg-left bg-linear-to-b
bg-linear-to-bl bg-linear-to-br bg-linear-to-l bg-linear-to-r bg-linear-to-t bg-linear-to-tl
bg-linear-to-tr bg-local bg-no-repeat bg-none bg-origin-border bg-origin-content
bg-origin-padding bg-radial bg-repeat bg-repeat-round bg-repeat-space bg-repeat-x bg-repeat-y
bg-right bg-scroll bg-top bg-top-left bg-top-right block border border-b border-be border-bs
border-collapse border-dashed border-dotted border-double border-e border-hidden border-l
border-none border-r border-s border-separate border-solid border-t border-x border-y
box-border box-content box-decoration-clone box-decoration-slice break-after-all
break-after-auto break-after-avoid break-after-avoid-page break-after-column break-after-left
break-after-page break-after-right break-all break-before-all break-before-auto
break-before-avoid break-before-avoid-page break-before-column break-before-left
break-before-page break-before-right break-inside-auto break-inside-avoid
break-inside-avoid-column break-inside-avoid-page break-keep break-normal capitalize
caption-bottom caption-top clear-both clear-end clear-left clear-none clear-right clear-start
col-auto col-end-auto col-span-full col-start-auto collapse contain-content
contain-inline-size contain-layout contain-none contain-paint contain-size contain-strict
contain-style content-around content-baseline content-between content-center
content-center-safe content-end content-end-safe content-evenly content-none content-normal
content-start content-stretch contents decoration-auto decoration-dashed decoration-dotted
decoration-double decoration-from-font decoration-solid decoration-wavy diagonal-fractions
drop-shadow-none field-sizing-content field-sizing-fixed fixed flex flex-auto flex-col
flex-col-reverse flex-none flex-nowrap flex-row flex-row-reverse flex-wrap flex-wrap-reverse
float-end float-left float-none float-right float-start flow-root font-stretch-condensed
font-stretch-expanded font-stretch-extra-condensed font-stretch-extra-expanded
font-stretch-normal font-stretch-semi-condensed font-stretch-semi-expanded
font-stretch-ultra-condensed font-stretch-ultra-expanded forced-color-adjust-auto
forced-color-adjust-none grayscale grid grid-cols-none grid-cols-subgrid grid-flow-col
grid-flow-col-dense grid-flow-dense grid-flow-row grid-flow-row-dense grid-rows-none
grid-rows-subgrid grow hidden hyphens-auto hyphens-manual hyphens-none inline inline-block
inline-flex inline-grid inline-table inset-auto invert invisible isolate isolation-auto italic
items-baseline items-baseline-last items-center items-center-safe items-end items-end-safe
items-start items-stretch justify-around justify-baseline justify-between justify-center
justify-center-safe justify-end justify-end-safe justify-evenly justify-items-center
justify-items-center-safe justify-items-end justify-items-end-safe justify-items-normal
justify-items-start justify-items-stretch justify-normal justify-self-auto justify-self-center
justify-self-center-safe justify-self-end justify-self-end-safe justify-self-start
justify-self-stretch justify-start justify-stretch line-clamp-none line-through lining-nums
list-decimal list-disc list-image-none list-inside list-item list-none list-outside lowercase
max-w-none mix-blend-color mix-blend-color-burn mix-blend-color-dodge mix-blend-darken
mix-blend-difference mix-blend-exclusion mix-blend-hard-light mix-blend-hue mix-blend-lighten
mix-blend-luminosity mix-blend-multiply mix-blend-normal mix-blend-overlay
mix-blend-plus-darker mix-blend-plus-lighter mix-blend-saturation mix-blend-screen
mix-blend-soft-light no-underline normal-case normal-nums not-italic not-sr-only object-bottom
object-bottom-left object-bottom-right object-center object-contain object-cover object-fill
object-left object-none object-right object-scale-down object-top object-top-left
object-top-right oldstyle-nums order-first order-last ordinal origin-bottom origin-bottom-left
origin-bottom-right origin-center origin-left origin-right origin-top origin-top-left
origin-top-right outline outline-dashed outline-dotted outline-double outline-hidden
outline-none outline-solid overflow-auto overflow-clip overflow-hidden overflow-scroll
overflow-visible overflow-x-auto overflow-x-clip overflow-x-hidden overflow-x-scroll
overflow-x-visible overflow-y-auto overflow-y-clip overflow-y-hidden overflow-y-scroll
overflow-y-visible overline overscroll-auto overscroll-contain overscroll-none
overscroll-x-auto overscroll-x-contain overscroll-x-none overscroll-y-auto
overscroll-y-contain overscroll-y-none perspective-origin-bottom
perspective-origin-bottom-left perspective-origin-bottom-right perspective-origin-center
perspective-origin-left perspective-origin-right perspective-origin-top
perspective-origin-top-left perspective-origin-top-right place-content-around
place-content-baseline place-content-between place-content-center place-content-center-safe
place-content-end place-content-end-safe place-content-evenly place-content-start
place-content-stretch place-items-baseline place-items-center place-items-center-safe
place-items-end place-items-end-safe place-items-start place-items-stretch place-self-auto
place-self-center place-self-center-safe place-self-end place-self-end-safe place-self-start
place-self-stretch pointer-events-auto pointer-events-none proportional-nums relative resize
resize-none resize-x resize-y rotate-none rounded row-auto row-end-auto row-span-full
row-start-auto scale-none scheme-dark scheme-light scheme-light-dark scheme-normal
scheme-only-dark scheme-only-light scroll-auto scroll-smooth scrollbar-auto
scrollbar-gutter-auto scrollbar-gutter-both scrollbar-gutter-stable scrollbar-none
scrollbar-thin select-all select-auto select-none select-text self-auto self-baseline
self-baseline-last self-center self-center-safe self-end self-end-safe self-start self-stretch
sepia shrink slashed-zero snap-align-none snap-always snap-both snap-center snap-end
snap-mandatory snap-none snap-normal snap-proximity snap-start snap-x snap-y sr-only
stacked-fractions static sticky subpixel-antialiased table table-auto table-caption table-cell
table-column table-column-group table-fixed table-footer-group table-header-group table-row
table-row-group tabular-nums text-balance text-center text-clip text-ellipsis text-end
text-justify text-left text-nowrap text-pretty text-right text-start text-wrap touch-auto
touch-manipulation touch-none touch-pan-down touch-pan-left touch-pan-right touch-pan-up
touch-pan-x touch-pan-y touch-pinch-zoom transform-3d transform-border transform-content
transform-fill transform-flat transform-stroke transform-view transition transition-all
transition-colors transition-discrete transition-none transition-normal transition-opacity
transition-shadow transition-transform truncate underline underline-offset-auto uppercase
visible whitespace-break-spaces whitespace-normal whitespace-nowrap whitespace-pre
whitespace-pre-line whitespace-pre-wrap wrap-anywhere wrap-break-word wrap-normal
`
  .trim()
  .split(/\s+/);
