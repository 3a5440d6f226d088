/**
 * Passwords that attackers try first, in lower case: the top of the published lists of leaked passwords and the
 * most common ones in the Philippines. Those shorter than six characters are refused anyway.
 */
export const COMMON_PASSWORDS: readonly string[] = `
010101 010203 0123456 01234567 012345678 0123456789 020202 0987654321 100200 101010 102030 10203040
1029384756 110110 111213 111222 112233 11223344 1122334455 121212 12121212 121314 123000 123012 123123
123123123 123321 12341234 123456 1234561 1234567 12345678 123456789 1234567890 1234567891 12345678910
123456789a 123456789q 123456a 123456aa 123456b 123456q 1234abcd 1234qwer 1234qwerty 123654 123654789
123789 123abc 123qwe 123qweasd 12qwaszx 131313 134679 142536 147147 147258 147258369 147852 147852369
159357 159753 159951 161616 171717 181818 191919 192837465 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1qaz1qaz 1qaz2wsx 1qazxsw2 200000 2000000 202020 20202020 212121 222333 232323 242424 246810 2468101214
252525 258456 282828 321321 321654 333444 3rjs1la7qe 414141 420420 456123 456456 456789 456852
4815162342 50cent 515151 5201314 520520 654321 666999 696969 741852 741852963 753951 777888 789456
789456123 852456 876543 87654321 951753 963852 963852741 987321 987654 98765432 987654321 9876543210
a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3 aa123456 aa12345678 aaa111 abc123
abc1234 abc12345 abc123456 abc123abc abcabc abcd123 abcd1234 abcde1 abcde123 abcdef abcdefg abcdefg1
abcdefgh access admin1 admin123 admin1234 administrator always andrew andrew1 angel1 angel123 angela
angelbaby angelica angels anthony anthony1 apple123 apples aqswdefr aquarius aries1 arsenal arsenal1
asd123 asd456 asdasd asdasd123 asdf123 asdf1234 asdfasdf asdfgh asdfgh1 asdfghj asdfghjkl ashley ashley1
asshole asshole1 autumn avengers baby123 babyboo babyboy babygirl babygirl1 babyko babyko1 badboy
badboy1 badgirl bahala bahalana bailey bailey1 banana banana1 bangtan barcelona barkada baseball
baseball1 basketball basketball1 batman batman1 bet123 bingo123 bitch1 blackpink blessed blessed1
blink182 bulaklak buster buster1 butterfly butterfly1 candy1 candy123 capricorn casino casino1 casino123
cebu123 changeme charlie charlie1 cheese cheese1 chelsea chelsea1 cherry cherry1 chocolate chocolate1
clashofclans computer computer1 cookie cookie1 corvette counterstrike cowboy cowboys cowboys1 crossfire
cute123 cuteako cuteko cutie1 daniel daniel1 davao123 december default diamond diamond1 diyos123
doraemon dota123 dota2dota2 dragon dragon1 dragon123 eagles eagles1 eminem eminem1 facebook facebook1
facebook123 family family1 february ferrari ferrari1 flower flower1 flowers football football1 forever
forever1 foreverlove fortnite freedom freedom1 friday friend friends friends1 friendship fuckme fuckyou
fuckyou1 fuckyou2 gamer123 gaming gaming123 ganda123 gandako gangsta gangsta1 gangster garfield gcash1
gcash123 gemini george george1 gilas123 ginebra ginebra1 ginger ginger1 godbless godisgood godislove
golden google google1 google123 guest123 gwapo123 gwapoko hannah hannah1 harley harley1 hello1 hello123
hellohello hellokitty hellokitty1 hockey hockey1 honda123 hunter hunter1 hunter2 ilovegod ilovehim
ilovemyself iloveu iloveu2 iloveyou iloveyou! iloveyou1 iloveyou2 iloveyou3 iloveyoumahal internet
ironman j123456 jackpot jackpot1 jackpot777 january jessica jessica1 jesus1 jesus123 jesuschrist
jesuslovesme jordan jordan1 jordan23 joshua joshua1 junior junior1 juventus kaibigan kamahalan killer
killer1 knight1 kobe24 kobebryant lakers lakers24 legend legend1 leo123 letmein letmein1 libra1
liverpool liverpool1 lkjhgfdsa login123 love123 lovelove lovely lovely1 loveme lover1 lovers loveyou
loveyou1 lucky123 lucky7 lucky777 lucky8 luckyme m123456 maganda maganda1 maggie maggie1 mahal123
mahalkita mahalko mahalkoh mahalnamahal manchester manila manila1 master master1 matthew matthew1
maya123 mercedes metallica michael michael1 mickey mickey1 million minecraft minecraft1 minnie mnbvcxz
mobilelegend mobilelegends monday money1 money123 monkey monkey1 monkey12 monkey123 monster monster1
mustang mustang1 mylove mypass mypassword naruto naruto1 naruto123 newpassword nicole nicole1 ninja1
ninja123 nirvana november october october1 onedirection onepiece orange orange1 p123456 p@ssw0rd
p@ssword pa55word packers pass123 pass1234 passpass passw0rd password password! password01 password1
password12 password123 password1234 password2 passwords passwort patriots paymaya1 peanut peanut1 pepper
pepper1 pesos123 philippines phoenix phoenix1 pikachu pilipinas pinas123 pinoy123 pinoyako pisces
play123 playboy playboy1 player player1 player123 pogi123 pogiako poiuyt poiuytrewq pokemon pokemon1
poker1 poker123 porsche prince1 princess princess1 princess123 pumpkin purple purple1 q12345 q1w2e3
q1w2e3r4 q1w2e3r4t5 qawsed qazwsx qazwsx123 qazwsxedc queen1 qwe123 qweasd qweasdzxc qweqwe qweqweqwe
qwer1234 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui
qwertyuiop raiders ranger ranger1 realmadrid robert robert1 roblox roblox123 root123 s123456 sabong
sabong1 sabong123 salamat salamat1 samsung samsung1 samsung123 samurai sasuke scooby scooby1 scorpio
scorpio1 secret secret1 sexy123 sexygirl sexyko sexyme shadow shadow1 silver silver1 slayer slipknot
snoopy soccer soccer1 soccer12 softball spiderman spiderman1 spring starwars starwars1 steelers summer
summer1 sunshine sunshine1 superman superman1 sweetheart sweetie sweety taurus temp123 test123 test1234
testing testtest thomas thomas1 tigers tigger tigger1 toyota toyota1 trustno1 tweety twilight user123
vampire virgo1 volleyball w123456 warrior warrior1 welcome welcome1 welcome123 whatever whatever1
william william1 winner winner1 winner123 winter winter1 wizard wizard1 x123456 yamaha yankees yellow
yellow1 youtube z123456 zaq123 zaq12wsx zaq1zaq1 zaqwsx zombie zombie1 zxc123 zxcvb123 zxcvbn zxcvbn123
zxcvbnm zxcvbnm1 zxczxc
`
  .trim()
  .split(/\s+/);
