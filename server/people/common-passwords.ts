/** What is tried first by whoever guesses passwords. Eight characters and more, as shorter ones are refused anyway. */

const COMMON = new Set(
  `
  password passwort password1 passw0rd p@ssword p@ssw0rd pa55word pa$$word passwords passwordpassword mypassword newpassword thepassword
  password1! password12 password123 password1234 password12345 admin123 admin1234 administrator adminadmin rootroot root1234 changeme
  changeit changeme1 letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1! secret123 topsecret default1 guest123 guestguest
  test1234 testtest testing1 testing123 temp1234 temporary demo1234 user1234 username login123 loginlogin access14 access123 security
  12345678 123456789 1234567890 12345678910 123456789a 123456789q 1234567891 123123123 123321123 1234554321 1234512345 12341234 11223344
  1122334455 112233445566 123654789 147258369 159753456 147852369 741852963 789456123 963852741 987654321 9876543210 87654321 0123456789
  0987654321 01234567 102030405060 10203040 12344321 12121212 123456123456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
  q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwertzui qwertzuiop azertyui
  azertyuiop asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer asdfjkl; zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv zaq12wsx zaq1xsw2 qazwsxedc
  qazwsx123 qweasdzxc qweqweqwe qwe123qwe 123qwe123 123qweasd 1234qwer qwer1234 abcdefgh abcdefghi abcd1234 abcde12345 abc12345 abc123456
  abc123abc abcabcabc a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 aaa11111 q1234567 qq123456 zz123456 xx123456
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveme1 loveyou1 lovelove ilovegod ilovemyself sunshine sunshine1 princess princess1 football
  football1 baseball baseball1 basketball softball volleyball superman superman1 batman123 spiderman starwars starwars1 startrek pokemon1
  pokemon123 dragon123 dragonball monkey123 michelle michael1 jennifer jessica1 jordan23 charlie1 alexander alexandra anthony1 benjamin
  butterfly caroline chocolate christian christopher computer computer1 corvette courtney creative danielle december diamond1 dolphins
  elephant elizabeth england1 everton1 explorer facebook family123 february fernando firebird freedom1 friends1 frederic galaxy123 garfield
  godzilla goldfish gorgeous greenday guinness hardcore hello123 hellohello helpme123 hercules hurricane icecream internet isabella
  january1 jonathan justin123 katherine killer123 kingkong knight123 lasvegas leonardo lifetime liverpool liverpool1 longhorn madison1
  manchester marlboro marshall maverick melissa1 mercedes metallica midnight mitchell montana1 mountain mustang1 natalie1 nicholas november
  october1 patricia patrick1 pavilion peaches1 penguin1 platinum playboy1 porsche911 princesa qwaszx12 rachel123 rainbow1 realmadrid
  remember richard1 rush2112 samantha samsung1 sebastian september shadow123 simpsons skywalker slipknot snickers snowball something
  spongebob stephanie steelers strawberry success1 summer123 superstar swordfish terminator thailand thunder1 tinkerbell trustno1 tweety123
  unicorn1 veronica victoria voyager1 warcraft whatever whatever1 williams windows1 winston1 wolverine yankees1 yourname zachary1
  admiral1 battleship dreadnought jutland1916 lineahead line-ahead navy1234 warship1 warships
  `
    .toLowerCase()
    .split(/\s+/)
    .filter((each) => each !== ''),
);

/** A few figures or marks at the end make nothing rare. */
const ENDING = /[\d!?.*_#$-]{1,4}$/;
const ONE_OVER_AND_OVER = /^(.{1,3})\1+.?$/u;

export function isCommon(password: string, name: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const stem = plain.replace(ENDING, '');
  const own = name.normalize('NFKC').toLowerCase();
  return [plain, stem].some((each) => COMMON.has(each) || each === own) || ONE_OVER_AND_OVER.test(plain);
}
