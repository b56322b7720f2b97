import { link } from '#ui/button.ts';

interface SectionHeadProps {
  /** Names the section by `aria-labelledby`. */
  readonly id: string;
  readonly title: string;
  /** "Refresh". */
  readonly update: string;
  readonly onUpdate: () => void;
}

/** The title of a section, and the button that reads it again. */
export function SectionHead({ id, title, update, onUpdate }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-h3" id={id} tabIndex={-1}>
        {title}
      </h2>
      <button type="button" className={link} onClick={onUpdate}>
        {update}
      </button>
    </div>
  );
}
