import { openPreview } from '#browser/open-preview.ts';
import type { CaseHeadWords } from '#i18n/en/case-page.ts';
import { drawnWords } from '#i18n/preview.ts';
import { FilePreview } from '#ui/FilePreview.tsx';

interface PreviewProps {
  readonly address: string;
  readonly name: string;
  /** Language of its content, where it is known. */
  readonly language?: string | undefined;
  readonly words: CaseHeadWords['preview'];
  readonly onClose: () => void;
}

/** A file of the case, drawn here, or downloaded as it is. */
export default function Preview({ words, ...file }: PreviewProps) {
  return <FilePreview {...file} open={openPreview} words={drawnWords(words)} download={words.download} />;
}
