// What the forms of a case say, in one language; they come with the first of them.
export { default as forms } from '#i18n/es/case-forms.ts';
export { uploadMessages as messages } from '#i18n/es/upload-messages.ts';
