// What the forms of a case say, in one language; they come with the first of them.
export { default as forms } from '#i18n/en/case-forms.ts';
export { uploadMessages as messages } from '#i18n/en/upload-messages.ts';
