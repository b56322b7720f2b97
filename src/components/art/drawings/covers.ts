// The drawings on the cards and pages of posts, 240 × 160. All share one style: lines over flat shapes, the peach shape
// moved a little to the right as if printed second, the ground a plain line. They use classes, not colors: `soft` the
// arch behind, `f` peach, `g` green, `p` paper with its outline, `d` a dot, `o` outlines a flat shape, `far` recedes.
// global.css and Cover.astro say what these look like, so they work in light and dark.
import type { CoverName } from '#domain/blog/covers.ts';

const arch = '<path class="soft" d="M36 144V86c0-46 34-76 84-76s84 30 84 76v58z"/>';
const ground = '<path d="M8 144h224"/>';
const plant = (x: number) =>
  `<g transform="translate(${x} 104)"><path class="g o" d="m4 40-4-18h20l-4 18z"/><path d="M10 22C8 8 0 2-6 0c0 12 6 20 16 22zm0 0c-2-18 6-26 16-30 2 14-4 26-16 30z"/></g>`;
const key = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path class="p" d="m0 9 10-8 10 8v13H0z"/><circle cx="10" cy="13" r="2.6"/><path d="M20 16h27l3 2.5-3 2.500H20M36 21v5M43 21v4"/></g>`;

export const coverDrawings: Readonly<Record<CoverName, string>> = {
  // The steps up to the door of the court.
  'court-steps':
    arch +
    '<path class="f" d="M70 56h122v54H70z"/><path class="p" d="M50 48 120 16l70 32zM56 48h128v10H56z"/><circle class="g o" cx="120" cy="36" r="6"/>' +
    '<path class="p" d="M64 58h12v50H64zM88 58h12v50H88zM140 58h12v50h-12zM164 58h12v50h-12z"/><path class="g o" d="M108 108V82a12 12 0 0 1 24 0v26z"/><path d="M120 70v38"/><circle class="d" cx="116" cy="92" r="1.6"/>' +
    '<path class="p" d="M56 108h128v9H56zM46 117h148v9H46zM36 126h168v9H36zM26 135h188v9H26z"/>' +
    '<path d="M206 135V92m0 0-5-10h10zM34 135V92m0 0-5-10h10z"/>' +
    ground,
  // A closing folder: half of the page still shows, a lock on the flap, the key beside it.
  'record-folder':
    arch +
    '<path class="f" d="M76 50h122v94H76z"/><path class="p" d="M60 144V38h42l10 12h76v94z"/><path class="p" d="M84 22h66l16 16v66H84z"/><path d="M150 22v16h16M96 42h38M96 54h56M96 66h48"/>' +
    '<path class="g o" d="m60 144 14-64h126l-12 64z"/><path class="p" d="M112 104h36v28h-36z"/><path d="M120 104v-9a10 10 0 0 1 20 0v9M130 119v6"/><circle class="d" cx="130" cy="116" r="3"/>' +
    key(6, 118) +
    ground,
  // A report about a renter, read closely: one line of it is marked.
  'screening-report':
    arch +
    '<path class="f" d="M82 20h90v124H82z"/><path class="p" d="M70 12h90v132H70z"/><path class="p" d="m84 36 13-11 13 11v14H84z"/><path class="d" d="M94 40h6v10h-6z"/><path d="M120 30h28M120 40h18M84 64h62M84 76h46"/>' +
    '<path class="g" d="M80 86h70v16H80z"/><path d="M86 94h34M84 112h40M84 124h54"/><circle class="p" cx="164" cy="88" r="27"/><path class="g" d="M143 80h42v16h-42z"/><path d="M148 88h30M150 74h26M152 102h22"/>' +
    '<circle cx="164" cy="88" r="27"/><path class="p" d="m184 110 5-5 24 25-6 6z"/>' +
    plant(26) +
    ground,
  // Two chairs at one table: landlord and renter talk.
  'two-chairs':
    arch +
    '<path d="M120 10v22"/><path class="f" d="M104 48c0-10 7-16 16-16s16 6 16 16z"/><path d="M102 48h36c0-10-8-16-18-16s-18 6-18 16z"/>' +
    '<path class="f" d="M46 52h14l8 52H54zM198 52h-14l-8 52h14z"/><path class="g o" d="M40 50c6-4 12-2 13 4l8 48H48zM200 50c-6-4-12-2-13 4l-8 48h13z"/>' +
    '<path class="p" d="M46 102h40v8H46zM194 102h-40v8h40z"/><path d="m50 110-4 34M82 110l3 34m105-34 4 34m-36-34-3 34"/>' +
    '<path class="p" d="M92 86h56v8H92zM116 94h8v46h-8zM102 144c2-6 8-8 18-8s16 2 18 8z"/><path class="p" d="M100 74h12v12h-12zM130 74h12v12h-12z"/><path d="M100 77c-6 0-6 6 0 6m42-6c6 0 6 6 0 6m-37-15c-2-3 2-5 0-8m31 8c-2-3 2-5 0-8"/>' +
    ground,
  // The deposit in a jar with a house on its label; a coin is on the way in.
  'deposit-jar':
    arch +
    '<path class="f" d="M94 48h62c10 6 16 12 16 22v74H94z"/><path class="p" d="M84 36h68v10c8 4 12 10 12 18v68a12 12 0 0 1-12 12H84a12 12 0 0 1-12-12V64c0-8 4-14 12-18z"/>' +
    '<path d="M84 46h68"/><g class="g o"><circle cx="98" cy="118" r="9"/><circle cx="118" cy="117.5" r="9"/><circle cx="138" cy="118" r="9"/><circle cx="89" cy="134" r="9"/><circle cx="108" cy="134.5" r="9"/><circle cx="128" cy="134.5" r="9"/><circle cx="147" cy="134" r="9"/></g>' +
    '<path class="p" d="M98 60h40v38H98z"/><path d="m104 80 14-12 14 12v12h-28zM115 92v-8h6v8"/><circle class="p" cx="122" cy="20" r="10"/><path d="M122 15v10M144 14l6-4M146 24h7"/>' +
    '<path class="p" d="M184 134h32v10h-32zM188 124h32v10h-32zM182 114h32v10h-32z"/>' +
    key(12, 118) +
    ground,
  // Georgia on a folded map, with the places that help.
  'county-map':
    '<path class="f" d="m34 28 58-14 58 14 58-14v124l-58 14-58-14-58 14z"/><path class="p" d="m24 22 58-14 58 14 58-14v124l-58 14-58-14-58 14z"/>' +
    '<path class="g o" d="M60 24h52l-4 8 10 10 18 18 8 12 3 10 9 14-8 18-6 16h-8l-1 8-3-5-56-3-4-10 1-22-4-24z"/>' +
    '<path class="far" d="M82 8v124M140 22v124M70 58l60-4M64 84l86-2M70 108l76-4M96 24l6 104M118 44l8 84"/>' +
    '<path class="p" d="M88 66C80 56 77 52 77 46a11 11 0 0 1 22 0c0 6-3 10-11 20z"/><circle class="d" cx="88" cy="46" r="3.5"/><path class="p" d="M134 98c-8-10-11-14-11-20a11 11 0 0 1 22 0c0 6-3 10-11 20z"/><circle class="d" cx="134" cy="78" r="3.5"/>' +
    '<circle class="d" cx="88" cy="104" r="3"/><circle class="d" cx="112" cy="116" r="3"/><path d="M166 30v22m-6-14 6-8 6 8"/>' +
    key(178, 130),
  // A bag packed for the hearing: papers, a folder, and plenty of time.
  'hearing-bag':
    arch +
    '<circle class="p" cx="48" cy="44" r="20"/><path d="M48 32v12l8 6M48 27v1M48 60v1M31 44h1M64 44h1"/><path class="f" d="M82 70h98l8 74H78z"/><path class="p" d="M88 70V30h36v40z"/><path d="M96 42h20M96 52h20"/><path class="g o" d="m114 70 6-46h40l-6 46z"/><path d="M130 36h18"/>' +
    '<path class="p" d="M70 66h100l8 78H62z"/><path d="M90 78V64c0-32 60-32 60 0v14M66 100h108"/><path class="p" d="M104 108h32v26h-32z"/><path d="m110 115 2 2 4-4m4 3h10m-20 10 2 2 4-4m4 3h10"/>' +
    '<path class="p" d="M190 144v-36c0-4 4-5 4-10V86h12v12c0 5 4 6 4 10v36z"/><path class="g o" d="M190 116h20v16h-20z"/><path d="M194 92h12"/>' +
    ground,
  // A half-open door: part of what lies behind it still shows.
  'half-open-door':
    arch +
    '<path class="p" d="M78 20h88v124H78z"/><path class="f" d="M88 30h68v114H88z"/><path class="p" d="M128 62h28v6h-28zM128 100h28v6h-28zM134 40h7v22h-7zM141 44h8v18h-8zM134 78h9v22h-9zM146 82l8-2 2 20h-8z"/><path d="M88 144V30h68v114M134 124h18"/>' +
    '<path class="glow" d="M88 144h68l30 12H70z"/><path class="g o" d="m88 30 42 14v92l-42 8z"/><path d="m96 44 26 9v28l-26 1zM96 92l26-1v31l-26 7z"/><circle class="d" cx="125" cy="88" r="2.5"/>' +
    plant(42) +
    '<path class="p" d="M186 74h26v18h-26z"/><path d="M199 74V64m-6 18h12"/>' +
    ground,
  // A book opens and a house stands up from its pages.
  'open-book':
    arch +
    '<path class="f" d="M44 84c30-4 58-2 80 12 22-14 46-16 76-12v60H44z"/><path class="p" d="M120 92c-22-14-50-16-80-12v58c30-4 58-2 80 8 22-10 50-12 80-8V80c-30-4-58-2-80 12z"/>' +
    '<path d="M120 92v54M54 94c16-1 32 1 48 8M54 106c16-1 32 1 48 8M54 118c16-1 32 1 48 8M186 94c-16-1-32 1-48 8M186 106c-16-1-32 1-48 8M186 118c-16-1-32 1-48 8"/>' +
    '<path class="f" d="M98 46l30-24 28 24v36c-10 1-20 4-28 10z"/><path class="p" d="M90 84V44l30-24 30 24v40c-12 1-22 4-30 8-8-4-18-7-30-8z"/><path d="m82 50 38-31 38 31M136 32V20h8v18"/><path class="g o" d="M112 89V66a8 8 0 0 1 16 0v23l-8 3z"/><circle class="d" cx="124" cy="76" r="1.6"/><path d="M98 56h10v10H98zM132 56h10v10h-10z"/>',
  // A purse with few coins left: what the court costs.
  'coin-purse':
    arch +
    '<path class="f" d="M88 84c0-12 18-22 40-22s40 10 40 22l10 40c3 12-5 20-18 20H94c-13 0-21-8-18-20z"/><path class="p" d="M76 78c0-12 18-22 42-22s42 10 42 22l10 44c3 14-5 22-18 22H84c-13 0-21-8-18-22z"/>' +
    '<path class="g o" d="M76 78c0-12 18-22 42-22s42 10 42 22c-8 6-24 10-42 10s-34-4-42-10z"/><path d="M112 54c-6-8-2-14 4-10 6-4 12 2 8 10M118 88v8"/><circle class="d" cx="118" cy="100" r="3"/>' +
    '<circle class="p" cx="58" cy="30" r="10"/><path d="M58 25v10"/><circle class="p" cx="186" cy="46" r="10"/><path d="M186 41v10M170 26l5 4M74 44l-5 3"/><path class="p" d="M188 134h32v10h-32zM192 124h32v10h-32z"/>' +
    plant(22) +
    ground,
  // A month with one day marked, and time that runs.
  calendar:
    arch +
    '<path class="f" d="M72 36h104v108H72z"/><path class="p" d="M60 28h104v108H60z"/><path class="g o" d="M60 28h104v22H60z"/><path d="M82 20v14M112 20v14M142 20v14"/>' +
    '<path class="far" d="M60 71h104M60 93h104M60 115h104M86 50v86M112 50v86M138 50v86"/><circle class="g o" cx="125" cy="104" r="8"/><path d="m121 104 3 3 5-6M69 60h8M95 60h8M121 60h8M147 60h8M69 82h8M95 82h8"/>' +
    '<path class="p" d="M190 94h28c0 15-11 17-11 24s11 9 11 24h-28c0-15 11-17 11-24s-11-9-11-24z"/><path class="g" d="M195 139c2-7 6-8 9-8s7 1 9 8z"/><path d="M186 94h36M204 118v8"/>' +
    plant(22) +
    ground,
  // A row of rooms that are paid by the week.
  'motel-row':
    arch +
    '<path class="f" d="M42 80h150v64H42z"/><path class="p" d="M30 72h150v72H30zM24 60h162v12H24z"/><path class="g o" d="M42 94h22v50H42zM112 94h22v50h-22z"/><path class="p" d="M72 96h28v24H72zM142 96h28v24h-28z"/>' +
    '<path d="M86 96v24M156 96v24M49 102h8M119 102h8"/><circle class="d" cx="59" cy="121" r="1.8"/><circle class="d" cx="129" cy="121" r="1.8"/><path d="M208 144V46"/><path class="p" d="M190 14h38v32h-38z"/><path class="g o" d="M196 26h26v14h-26z"/><path d="M202 33h14M198 20h6m4 0h6"/>' +
    ground,
  // A receipt with its seal: paid.
  receipt:
    arch +
    '<path class="f" d="M92 22h76v122H92z"/><path class="p" d="M80 12h76v118l-9.5 8-9.5-8-9.5 8-9.5-8-9.5 8-9.5-8-9.5 8-9.5-8z"/><path d="M92 30h30M92 44h52M92 56h52M92 68h36M92 84h52M92 100h22M134 100h10M92 112h30"/>' +
    '<circle class="g o" cx="160" cy="92" r="22"/><path d="m149 93 8 8 14-16"/><path class="p" d="M188 134h32v10h-32zM188 124h32v10h-32zM192 114h32v10h-32z"/>' +
    key(12, 118) +
    ground,
  // Boxes, a chair and a lamp in front of the house.
  'moving-boxes':
    arch +
    '<path class="f" d="M92 60h48v36h50v48H76V96h16z"/><path class="p" d="M68 92h58v52H68zM126 104h50v40h-50zM84 50h44v42H84z"/><path class="g o" d="M92 92h12v14H92zM146 104h11v12h-11zM102 50h9v12h-9z"/><path d="M78 132h14M78 124h8M136 134h12m-54-54h10"/>' +
    '<path d="M204 144V96m-10 48h20"/><path class="g o" d="m190 96 7-26h14l7 26z"/><path class="g o" d="M24 84c5-3 10-1 11 4l7 38H31z"/><path class="p" d="M30 122h28v7H30z"/><path d="m33 129-2 15m24-15 2 15"/>' +
    ground,
};
