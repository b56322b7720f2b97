const words = {
  effective: 'In force since {date}',
  email: 'Email:',
  phone: 'Phone:',
  contents: 'On this page',
};
export type PolicyWords = typeof words;
export default words;
