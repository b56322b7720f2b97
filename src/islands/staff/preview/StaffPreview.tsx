import { openPreview } from '#browser/open-preview.ts';
import type { CaseHeadWords } from '#i18n/en/case-page.ts';
import { drawnWords } from '#i18n/preview.ts';
import { FilePreview } from '#ui/FilePreview.tsx';

interface StaffPreviewProps {
  readonly address: string;
  readonly name: string;
  readonly words: CaseHeadWords['preview'];
  readonly onClose: () => void;
}

/** A client's file, drawn here. The original is downloaded from the list, where a warning comes first. */
export default function StaffPreview({ words, ...file }: StaffPreviewProps) {
  return <FilePreview {...file} open={openPreview} words={drawnWords(words)} />;
}
