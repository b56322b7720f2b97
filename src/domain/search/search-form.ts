/** Letters that Unicode does not take apart: what people type for them, then the letters. */
const alike =
  'ss:ß ae:æᴁ d:ðđƌȡɖɗᴅᴆᵭᶁᶑꝱꝺ o:øᴏⱺꝋꝍ th:þᵺꝥꝧ h:ħɦɧʜⱨ i:ıƖɨɪᵻᶖ q:ĸʠꝗꝙ l:łƚȴɫɬɭʟᴌᶅⱡꝇꝉꝲ n:ŋƞȵɲɳɴᵰᶇꝴꞑꞥ oe:œɶ ' +
  't:ŧƫƭȶʈᴛᵵⱦꝷꞇ b:ƀƃɓʙᴃᵬᶀ c:ƈȼɕᴄꞓ f:ƒᵮᶂꜰꝼ hv:ƕ k:ƙᴋᶄⱪꝁꝃꝅꞣ oi:ƣ p:ƥᴘᵱᵽᶈꝑꝓꝕ y:ƴɏʏỿ z:ƶȥɀʐʑᴢᵶᶎⱬ g:ǥɠɡɢʛᶃꞡ j:ȷɉɟʝᴊ ' +
  'db:ȸ qp:ȹ s:ȿʂᵴᶊẜẝꜱꞩ e:ɇɛᴇᶒᶓⱸ r:ɍɼɽɾʀᵲᵳᶉꝵꝶꞧ m:ɱᴍᵯᶆꝳ u:ʉᴜᵾᶙ v:ʋᴠᶌỽⱱⱴꝟ dz:ʣʥ ts:ʦ ls:ʪ lz:ʫ a:ᴀᶏⱥ w:ᴡⱳ ue:ᵫ x:ᶍ ll:ỻ ' +
  "aa:ꜳ ao:ꜵ au:ꜷ av:ꜹꜻ ay:ꜽ oo:ꝏ vy:ꝡ ':ʹʻʼʽˈ";
const typedFor = new Map(
  alike.split(' ').flatMap((group) => {
    const [typed = '', letters = ''] = group.split(':');
    return Array.from(letters, (letter): [string, string] => [letter, typed]);
  }),
);

/**
 * Letters as people are searched and compared by: small, without marks, so that "Nguyen" is Nguyễn. The database does
 * the same in `private.search_form`, and a test compares the two letter by letter.
 */
export function searchForm(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
  return Array.from(bare, (letter) => typedFor.get(letter) ?? letter).join('');
}
