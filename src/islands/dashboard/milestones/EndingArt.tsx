import type { ReactNode } from 'react';

export type Ending = 'granted' | 'denied' | 'closed';

/** An open door with a key; a road that goes on past a closed gate; a folder put on the shelf. */
export default function EndingArt({ of }: { readonly of: Ending }) {
  return (
    <svg className="art shrink-0" width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}

const drawings = {
  granted: (
    <>
      <path className="f" d="M14 12h30v50H14z" />
      <path className="p" d="M20 18h24v44H20z" />
      <path className="g" d="m20 18 16 6v44l-16-6z" />
      <circle className="d" cx="32" cy="44" r="1.8" />
      <circle cx="56" cy="28" r="6" />
      <path d="M56 34v18m0-8h5m-5 6h5M10 62h52" />
    </>
  ),
  denied: (
    <>
      <path className="f" d="M8 40c12-8 22-8 30 0s16 10 26 4v20H8z" />
      <path className="p" d="M12 26h20v16H12z" />
      <path d="M12 34h20M22 26v16M36 62c2-10 8-14 14-18 5-3 8-8 8-14" />
      <circle className="g" cx="58" cy="20" r="6" />
    </>
  ),
  closed: (
    <>
      <path className="f" d="M8 48h56v8H8z" />
      <path className="p" d="M18 18h14l4 5h20v25H18z" />
      <path d="M8 48h56M18 29h38M26 38h16" />
      <path className="g" d="m46 36 4 4 8-9 3 3-11 12-7-7z" />
    </>
  ),
} as const satisfies Record<Ending, ReactNode>;
