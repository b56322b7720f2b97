import { toolButton } from './tool-button.ts';

interface SectionHeadProps {
  /** Names the section by `aria-labelledby`. */
  readonly id: string;
  readonly title: string;
  /** "Refresh", where it can be read again as a whole. */
  readonly update?: string;
  readonly onUpdate?: () => void;
}

/** The title of a section, and the button that reads it again. It stands where the title of a list does. */
export function SectionHead({ id, title, update, onUpdate }: SectionHeadProps) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-h3" id={id} tabIndex={-1}>
        {title}
      </h2>
      {update && (
        <button type="button" className={toolButton} onClick={onUpdate}>
          {update}
        </button>
      )}
    </div>
  );
}
