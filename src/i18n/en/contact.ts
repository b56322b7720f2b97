import filePicker from '#i18n/en/file-picker.ts';
import oneName from './one-name.ts';

const words = {
  title: 'Talk to us',
  lead: 'Write in English or Spanish. We answer within {days} business day.',
  reach: {
    email: 'Email',
    phone: 'Phone',
    hours: 'Hours',
    open: 'Monday to Friday, {from} to {to} Eastern\u00a0Time',
    /** Days besides weekends and holidays. */
    closed: 'Closed',
  },
  georgia: 'Our service covers Georgia. At this time we work with court cases in Georgia only.',
  company: 'We are a private company, not a court.',
  courtDate:
    'Did you just get court papers, or is your court date near? You often have only 7 days to answer. Do not wait for us: call free legal aid today.',
  withoutScript:
    'The form needs JavaScript, which is off or did not load. Reload the page, or write to us by email instead:',
  writeMail: 'Write an email',
  form: {
    title: 'Send us a message',
    note: 'Fields with * are required. Please leave out Social Security and card numbers. Give us an address and a phone that only you use.',
    oneName,
    optional: '(optional)',
    errorPrefix: 'Error:',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      inquiryType: 'What is it about?',
      message: 'Your message',
    },
    choose: 'Please choose',
    inquiryTypes: {
      eligibility: 'Check eligibility',
      pricing: 'Pricing questions',
      followup: 'Follow-up on case',
      general: 'General inquiry',
    },
    files: {
      ...filePicker,
      label: 'Files',
      hint: 'For example a court paper or a letter. PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.',
      later: 'Not sent yet. You can send the message without it.',
    },
    leaveEmpty: 'Please leave this empty',
    send: 'Send message',
    sending: 'Sending…',
    missing: 'Still needed: {fields}.',
    missingNames: {
      firstName: 'first name',
      lastName: 'last name',
      email: 'email',
      inquiryType: 'what it is about',
      message: 'your message',
    },
    ready: 'We use what you write only to answer you.',
    summaryTitle: 'Please check these answers',
  },
  sent: {
    title: 'Message Sent',
    text: "Thank you for contacting us. We'll respond within {days} business day.",
    reference: 'Your reference is {reference}. We also sent it to {email}.',
    later: 'Your reference is {reference}. We’ll also email it to you.',
    filesMissing: 'We did not get these files: {names}. You can send them by replying to our email.',
  },
  failed: {
    title: 'Error',
    validation: 'Validation Error',
    text: 'Failed to send message',
    kept: 'Everything you typed is still here.',
    offline: 'We could not reach our server. Check your connection and try again.',
    unreadable: 'Something went wrong with our server’s answer. Please try again in a moment.',
    reference: 'If you write to us, give this reference: {reference}',
    orMail: 'Or write to',
    already: 'We already have your message',
    alreadyText:
      'It arrived with the reference {reference}. It does not include what you changed since then. Would you like to send this as a second message?',
    again: 'Send as a second message',
  },
  toast: { region: 'Messages', close: 'Close this message' },
};
export type ContactWords = typeof words;
export default words;
