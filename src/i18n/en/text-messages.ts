import emailMessages from './email-messages.ts';

/** What is said about a text in any form. */
const messages = {
  ...emailMessages,
  'text.tooLong': 'This answer is too long. Please shorten it.',
  'text.characters': 'This answer contains characters we can’t store. Please type it again.',
  'field.wrongType': 'We could not read this answer. Please type it again.',
  'choice.required': 'Please choose one.',
  'message.required': 'Please write your message.',
};
export default messages;
