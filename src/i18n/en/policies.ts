const words = {
  effective: 'In effect since {date}.',
  changed: 'Last changed on {date}.',
  changes: 'What changed and when',
  email: 'Email:',
  phone: 'Phone:',
  contents: 'On this page',
};
export type PolicyWords = typeof words;
export default words;
