import { foldText } from "~/search/search-words";

/**
 * Other names by which people search for places of India: former official names, common spellings, and the name in the
 * local script, all of exactly the same place. Neighbouring places, parts of a town and nicknames are not included. The
 * first name is the present one. The list is incomplete: the owner can add names.
 */
const placeNames = [
  ["Varanasi", "Banaras", "Benares", "Kashi", "वाराणसी", "काशी", "बनारस"],
  ["Thrissur", "Trichur", "തൃശ്ശൂർ", "തൃശൂർ"],
  ["Kochi", "Cochin", "കൊച്ചി"],
  ["Kozhikode", "Calicut", "കോഴിക്കോട്"],
  ["Thiruvananthapuram", "Trivandrum", "തിരുവനന്തപുരം"],
  ["Alappuzha", "Alleppey", "ആലപ്പുഴ"],
  ["Kollam", "Quilon"],
  ["Munnar", "മൂന്നാർ"],
  ["Kannur", "Cannanore"],
  ["Palakkad", "Palghat"],
  ["Thalassery", "Tellicherry"],
  ["Vadakara", "Badagara"],
  ["Kanyakumari", "Cape Comorin", "Kanniyakumari", "கன்னியாகுமரி", "കന്യാകുമാരി", "कन्याकुमारी"],
  ["Chennai", "Madras", "சென்னை"],
  ["Puducherry", "Pondicherry", "புதுச்சேரி"],
  ["Tiruchirappalli", "Trichy", "Trichinopoly", "Tiruchi"],
  ["Thanjavur", "Tanjore"],
  ["Udhagamandalam", "Ooty", "Ootacamund"],
  ["Coimbatore", "கோயம்புத்தூர்"],
  ["Thoothukudi", "Tuticorin"],
  ["Tirunelveli", "Tinnevelly"],
  ["Mamallapuram", "Mahabalipuram"],
  ["Tharangambadi", "Tranquebar"],
  ["Rameswaram", "Rameshwaram"],
  ["Madurai", "மதுரை"],
  ["Bengaluru", "Bangalore", "ಬೆಂಗಳೂರು"],
  ["Mysuru", "Mysore", "ಮೈಸೂರು"],
  ["Mangaluru", "Mangalore"],
  ["Hubballi", "Hubli"],
  ["Belagavi", "Belgaum"],
  ["Kalaburagi", "Gulbarga"],
  ["Vijayapura", "Bijapur"],
  ["Shivamogga", "Shimoga"],
  ["Tumakuru", "Tumkur"],
  ["Ballari", "Bellary"],
  ["Hosapete", "Hospet"],
  ["Chikkamagaluru", "Chikmagalur"],
  ["Madikeri", "Mercara"],
  ["Kodagu", "Coorg"],
  ["Mumbai", "Bombay", "मुंबई", "मुम्बई"],
  ["Pune", "Poona", "पुणे"],
  ["Nashik", "Nasik", "नाशिक"],
  ["Chhatrapati Sambhajinagar", "Aurangabad"],
  ["Dharashiv", "Osmanabad"],
  ["Ahilyanagar", "Ahmednagar"],
  ["Panaji", "Panjim"],
  ["Vasai", "Bassein"],
  ["Vadodara", "Baroda", "વડોદરા"],
  ["Bharuch", "Broach"],
  ["Khambhat", "Cambay"],
  ["Ahmedabad", "Amdavad", "અમદાવાદ"],
  ["Kutch", "Kachchh"],
  ["Kolkata", "Calcutta", "কলকাতা"],
  ["Darjeeling", "Darjiling", "दार्जिलिंग"],
  ["Bardhaman", "Burdwan"],
  ["Guwahati", "Gauhati"],
  ["Visakhapatnam", "Vizag", "Vizagapatam"],
  ["Vijayawada", "Bezwada"],
  ["Rajamahendravaram", "Rajahmundry"],
  ["Kadapa", "Cuddapah"],
  ["Prayagraj", "Allahabad", "प्रयागराज", "इलाहाबाद"],
  ["Ayodhya", "अयोध्या"],
  ["Kanpur", "Cawnpore"],
  ["Lucknow", "लखनऊ"],
  ["Agra", "आगरा"],
  ["Delhi", "Dilli", "दिल्ली"],
  ["Gurugram", "Gurgaon"],
  ["Shimla", "Simla", "शिमला"],
  ["Dharamshala", "Dharamsala"],
  ["Rishikesh", "Hrishikesh", "ऋषिकेश"],
  ["Haridwar", "Hardwar", "हरिद्वार"],
  ["Kashmir", "कश्मीर"],
  ["Srinagar", "श्रीनगर"],
  ["Jaipur", "जयपुर"],
  ["Jodhpur", "जोधपुर"],
  ["Jaisalmer", "जैसलमेर"],
  ["Udaipur", "उदयपुर"],
  ["Bundi", "बूंदी"],
  ["Amritsar", "ਅੰਮ੍ਰਿਤਸਰ", "अमृतसर"],
  ["Narmadapuram", "Hoshangabad"],
  ["Jabalpur", "Jubbulpore"],
  ["Hampi", "ಹಂಪಿ"],
  ["Kerala", "കേരളം"],
  ["Odisha", "Orissa"],
  ["Uttarakhand", "Uttaranchal"],
];

const namesByWords = new Map(
  placeNames.flatMap((names) => names.map((name) => [plain(name), names] as const)),
);
const MOST_WORDS = 3;

function plain(name: string) {
  return foldText(name).trim();
}

/** Other names of a place whose name contains one of its names as whole words, such as 'Old Cochin, Kerala'. */
export function otherNamesOf(name: string) {
  const words = plain(name)
    .split(/[\s,()/-]+/)
    .filter(Boolean);
  const parts = words.flatMap((_, start) =>
    Array.from({ length: MOST_WORDS }, (_, count) =>
      words.slice(start, start + count + 1).join(" "),
    ),
  );
  const found = parts.flatMap((part) => namesByWords.get(part) ?? []);
  const called = ` ${words.join(" ")} `;
  return [...new Set(found)].filter((other) => !called.includes(` ${plain(other)} `));
}

/** The whole list behind `otherNamesOf`, for code that stores its results. */
export const knownPlaceNames: readonly string[][] = placeNames;
