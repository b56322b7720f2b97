// One drawing for each learning module, 96 × 96, in the style of the covers (see covers.ts for the classes).
export const moduleDrawings = {
  // A home with a shield in front of it.
  'housing-rights':
    '<path class="f" d="m26 46 30-24 30 24v38H26z"/><path class="p" d="m16 44 29-25 29 25v38H16z"/><path d="M9 49 45 18l36 31"/><path class="p" d="M26 82V60a8 8 0 0 1 16 0v22z"/><circle class="d" cx="38" cy="71" r="1.6"/><path class="g o" d="m66 48 17 6c1 16-5 26-17 33-12-7-18-17-17-33z"/><path d="m58 66 6 6 11-12"/>',
  // A gavel on its block, and papers.
  'legal-process':
    '<path class="f" d="M20 22h42v54H20z"/><path class="p" d="M12 14h42v56H12z"/><path d="M21 26h24M21 36h24M21 46h12"/><path class="p" d="m51 42 14-14 20 20-14 14z"/><path class="g o" d="m47 38 14-14 6 6-14 14zM69 60l14-14 6 6-14 14z"/><path class="p" d="m58 49 6 6-28 27-6-6z"/><path class="p" d="M48 78h38v8H48z"/>',
  // A closed folder, tied and sealed.
  'record-sealing-process':
    '<path class="f" d="M22 34h66v50H22z"/><path class="p" d="M12 78V24h24l7 9h37v45z"/><path d="M12 42h68M12 58h26M54 58h26M46 33v16M46 67v11"/><circle class="g o" cx="46" cy="58" r="11"/><circle class="d" cx="46" cy="56" r="2.5"/><path d="M46 58v5"/>',
  // A morning window with a plant on the sill.
  'life-after-sealing':
    '<path class="f" d="M26 84V38a26 26 0 0 1 52 0v46z"/><path class="p" d="M18 76V38a28 28 0 0 1 56 0v38z"/><path class="f" d="M28 62a18 18 0 0 1 36 0z"/><path d="M28 62a18 18 0 0 1 36 0M46 36v-8M31 43l-5-6M61 43l5-6M18 62h56"/><path class="p" d="M10 76h72v8H10z"/><path class="g o" d="m62 76-3-12h16l-3 12z"/><path d="M67 64c-1-9-7-13-12-14 0 8 4 13 12 14zm0 0c-1-12 4-17 11-20 2 9-2 17-11 20z"/>',
  // Small piles of savings, with a sprout on the highest.
  'financial-recovery':
    '<path class="f" d="M18 70h20v14H18zM44 56h20v28H44zM70 42h18v42H70z"/><path class="p" d="M10 72h22v10H10zM36 72h22v10H36zM38 62h22v10H38zM62 72h22v10H62zM64 62h22v10H64zM61 52h22v10H61z"/><path d="M6 82h84M73 52V30"/><path class="g o" d="M73 38c-14 0-19-8-20-16 12 0 19 5 20 16zM73 32c0-12 6-18 15-20 1 12-4 19-15 20z"/><path d="M15 77h12"/>',
  // A name badge on its cord: the first day.
  'employment-career':
    '<path class="f" d="M30 42h48v44H30z"/><path d="M28 8c2 14 8 22 18 28M66 8c-2 14-8 22-20 28"/><path class="p" d="M22 38h48v42H22z"/><path class="g o" d="M40 31h12v11H40z"/><circle class="g o" cx="36" cy="56" r="6"/><path class="g o" d="M27 72c0-6 4-9 9-9s9 3 9 9z"/><path d="M52 53h11M52 61h11M52 69h6"/>',
  // Three cups on one table.
  'family-relationships':
    '<path class="f" d="M16 48h26v28H16zM58 42h26v34H58z"/><path class="p" d="M12 42h24v24a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8z"/><path class="p" d="M60 36h24v28a10 10 0 0 1-10 10h-4a10 10 0 0 1-10-10z"/><path d="M12 48c-9 0-8 14 1 14M84 44c9 0 8 16-1 16M21 34c-3-4 3-6 0-11m8 11c-3-4 3-6 0-11m38 5c-3-4 3-6 0-11m9 11c-3-4 3-6 0-11"/><path class="g o" d="M38 54h20v14a6 6 0 0 1-6 6h-8a6 6 0 0 1-6-6z"/><path class="p" d="M48 69c-5-4-6-6-5-8s4-2 5 1c1-3 4-3 5-1s0 4-5 8z"/><path class="p" d="M6 74h84v8H6z"/>',
} as const satisfies Record<string, string>;

export type ModuleArtName = keyof typeof moduleDrawings;
