import { dark } from "~/styles/palette";

/**
 * The style sheet in a mail's head: the colours of the dark, for mail programs that have it. All else stands on the
 * elements themselves; what is there is stronger but for `!important`.
 */
export const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.letter a{overflow-wrap:anywhere}
@media (max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}}
@media (prefers-color-scheme:dark){
.canvas,.canvas>table>tbody>tr>td{background-color:${dark.canvas}!important}
.surface{background-color:${dark.surface}!important}
.ink,.letter,.letter td,.letter th{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.letter a{color:${dark.accent}!important}
.letter a.plain,.letter a.ink{color:${dark.ink}!important}
.letter a.button{color:${dark["accent-ink"]}!important;background-color:${dark.accent}!important}
.letter .film a{color:${dark.ink}!important}
.letter blockquote{border-color:${dark.accent}!important}
.rule,.letter hr{border-color:${dark.accent}!important}
.line,.letter pre,.letter td,.letter th,.letter .card{border-color:${dark.line}!important}
}`;
