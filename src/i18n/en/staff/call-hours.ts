/** When somebody who works here takes calls. */
const words = {
  title: 'My calls',
  lead: 'Clients with Premium and VIP can book half an hour within these hours, with 15 minutes between calls. Eastern Time.',
  update: 'Refresh',
  languages: 'Languages I speak in calls',
  names: { en: 'English', es: 'Spanish' },
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '{day}, from',
  closes: '{day}, until',
  daysOff: 'Days without calls',
  daysOffHint: 'One date per line, such as 2026-12-24.',
  submit: 'Save my hours',
  done: 'Saved. Calls already booked stay as they are.',
  calls: 'Calls to come',
  none: 'No calls are booked.',
  call: '{date}, {language}, {phone}',
  cancelling: {
    submit: 'Cancel the call',
    done: 'Canceled. The client gets an email.',
  },
};
export type CallHoursWords = typeof words;
export default words;
