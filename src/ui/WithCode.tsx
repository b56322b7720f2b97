interface WithCodeProps {
  /** A sentence with one blank: "Case {number}". */
  readonly text: string;
  readonly code: string;
}

/** A sentence around a number, a code or a name, which page translation leaves as it is. */
export function WithCode({ text, code }: WithCodeProps) {
  const [before, after] = text.split(/\{\w+\}/);
  return (
    <>
      <span>{before}</span>
      <span translate="no">{code}</span>
      {after && <span>{after}</span>}
    </>
  );
}
