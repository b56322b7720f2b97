// Reads PDFs away from the page: it can be stopped when a file keeps it busy.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
