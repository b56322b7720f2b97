import type { ReactNode } from 'react';
import type { CaseFace } from '#domain/cases/faces.ts';

/** What a decision or an end looks like. The words beside it say the same. */
export function FaceArt({ of }: { readonly of: CaseFace }) {
  return (
    <svg
      className="art size-14 shrink-0 sm:size-18"
      width="72"
      height="72"
      viewBox="0 0 72 72"
      aria-hidden="true"
      data-face={of}
    >
      {drawings[of]}
    </svg>
  );
}

const drawings: Readonly<Record<CaseFace, ReactNode>> = {
  // An open door, and its key.
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
  // Two doors: one is open, the other is not.
  narrower: (
    <>
      <path className="f" d="M8 16h26v46H8z" />
      <path className="g" d="m13 20 12 5v42l-12-5z" />
      <circle className="d" cx="22" cy="45" r="1.6" />
      <path className="p" d="M40 16h24v46H40z" />
      <path d="M44 22h16v14H44zM44 42h16v14H44zM4 62h64" />
      <circle className="d" cx="42.5" cy="40" r="1.4" />
    </>
  ),
  // An open door, and a clock.
  temporary: (
    <>
      <path className="f" d="M10 12h28v50H10z" />
      <path className="g" d="m16 18 14 6v44l-14-6z" />
      <circle className="d" cx="26" cy="44" r="1.8" />
      <circle className="p" cx="52" cy="32" r="14" />
      <path d="M52 23v9l6 5M6 62h60" />
    </>
  ),
  // A closed gate, and a road that goes on past it.
  denied: (
    <>
      <path className="f" d="M8 40c12-8 22-8 30 0s16 10 26 4v20H8z" />
      <path className="p" d="M12 26h20v16H12z" />
      <path d="M12 34h20M22 26v16M36 62c2-10 8-14 14-18 5-3 8-8 8-14" />
      <circle className="g" cx="58" cy="20" r="6" />
    </>
  ),
  // A folder on the shelf, checked.
  closed: (
    <>
      <path className="f" d="M8 48h56v8H8z" />
      <path className="p" d="M18 18h14l4 5h20v25H18z" />
      <path d="M8 48h56M18 29h38M26 38h16" />
      <path className="g" d="m46 36 4 4 8-9 3 3-11 12-7-7z" />
    </>
  ),
  // An envelope that goes back.
  cancelled: (
    <>
      <path className="p" d="M10 26h40v28H10z" />
      <path d="m10 26 20 16 20-16M10 54l14-14m26 14L36 40" />
      <path className="f" d="M44 10h20v16H44z" />
      <path d="M60 18H48m5-5-5 5 5 5" />
    </>
  ),
};
