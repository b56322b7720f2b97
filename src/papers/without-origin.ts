// What a PDF tells about where its pictures and pages come from, beside what is seen on them.
import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFStream, type PDFDocument } from '@cantoo/pdf-lib';
import { withoutMetadata } from './jpeg.ts';

const named = PDFName.of;
/** Facts about a picture or page, and what the program that made it left for itself. */
const about = [named('Metadata'), named('PieceInfo')];

/** Removes from a PDF what phones and programs wrote about its pictures and pages; what is seen stays. */
export function forgetOrigin({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const facts = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;
    for (const name of about) facts?.delete(name);
    if (object instanceof PDFRawStream && isJpeg(object.dict))
      context.assign(ref, PDFRawStream.of(object.dict, withoutMetadata(Buffer.from(object.contents))));
  }
}

function isJpeg(dict: PDFDict): boolean {
  const filter = dict.lookup(named('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only === named('DCTDecode');
}
