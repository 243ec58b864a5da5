/** What the pages say until the owner writes her own: the words of the specification. */
export const about = {
  portrait: null as string | null,
  badge: "Complete",
  lead: "I am crossing India alone, from Kashmir to Kanyakumari, with one rucksack and no return ticket. Six months, mostly by slow train.",
  chips: [
    "15+ States Explored",
    "1000+ Photos Captured",
    "Authentic Experiences",
    "Budget Travel Expert",
  ],
  content:
    "<p>I left Srinagar in August with a timetable, four shirts and the idea that a country is best read in the order in which the ground gives it to you. I travel in sleeper class and on ordinary buses, stay where drivers stay, and write down what things cost. When something goes wrong, and it does, that goes into the letter too.</p>",
  facts: [
    { title: "Duration", value: "6 months", note: "Aug - Jan 2026" },
    { title: "Distance", value: "3,000+ kilometers", note: "Overland, north to south" },
    { title: "Style", value: "Solo backpacking", note: "Sleeper class and ordinary buses" },
  ],
  picture: null as string | null,
  motto: "Go slowly enough that people have time to correct you.",
  philosophy:
    "A place is not what it has; it is what happens there on a Tuesday. So I stay three nights where the guidebook says one, take the train that stops everywhere, and ask before I photograph. I would rather understand one street than tick off a city.",
  expertise: [
    "Long routes on slow trains, with the connection that works when the first one does not",
    "Rooms, meals and buses on a budget under 1000 rupees a day",
    "Travelling alone, and knowing when not to",
    "Eating in the street and staying well, most weeks",
  ],
  journeyHighlights: [
    "15+ states, each crossed on the ground",
    "50+ cities and towns, some of them by mistake",
    "100+ interactions that began with someone making room on a bench",
    "1000+ photos, from houseboats to the last railway buffer",
  ],
  reasons: [
    { title: "Authentic Stories", text: "Written the same week, with the mistakes left in." },
    { title: "Practical Tips", text: "Fares, rooms and timetables, as I paid and read them." },
    { title: "Cultural Insights", text: "What people told me, in their words where I may." },
  ],
  /** In addition to the cards for mail address, place and response time, which come from elsewhere. */
  contactCards: [] as { title: string; text: string }[],
  contactLead: "A question, a tip, a correction: it reaches me wherever the next signal is.",
};

export const questions = {
  title: "Quick Questions",
  content: "",
  questions: [
    {
      id: "route",
      question: "Can I follow your exact route?",
      answer:
        "Yes. The journey page has every stop in order, with a guide to each: how I got there, where I slept and what it cost. Trains change, so check the times again.",
    },
    {
      id: "recommendations",
      question: "Do you accept journey recommendations?",
      answer:
        "Gladly. Choose Travel Recommendation in the contact form and tell me what is there and when. A good half of my detours began as a message.",
    },
  ],
};

export const tips = {
  title: "Safety and budget tips",
  lead: "Learned in the usual order: mistake first, rule after.",
  content: "",
  safetyTitle: "Travelling alone, safely",
  safety: [
    "Tell one person each evening where you sleep. Mine is my sister; she has never once replied before noon.",
    "Arrive before dark in a new town. If the train is late, the station waiting room is a better bed than a bad lane.",
    "Agree the fare before the auto moves, and keep small notes in a pocket of their own.",
    "Two cards in two bags, copies of papers online, and 112 is the one emergency number for all of India.",
    "Drink from a bottle with a filter, eat where there is a queue, and skip cut fruit in the rain.",
  ],
  budgetTitle: "What a day costs",
  budget: "₹800-1500",
  budgetNote: "a day, all in, for one person who is not in a hurry",
  dailyCosts: [
    { name: "Accommodation", range: "₹200-600", note: "dormitory bed to a fan room of your own" },
    { name: "Food", range: "₹150-400", note: "three meals where the bus drivers eat" },
    { name: "Transport", range: "₹300-800", note: "sleeper class and state buses, averaged out" },
  ],
};

export const guides = {
  title: "Regional guides",
  journeyLead:
    "Six months overland from Kashmir to Kanyakumari, stop by stop: where I am, what each place costs, and when to go.",
  lead: "One country, three ways of travelling. What I wish someone had told me at each border.",
  content: "",
  regionTexts: [
    {
      name: "North India",
      stretch: "Srinagar to Varanasi",
      text: "The road starts at Dal Lake and comes down through Punjab and the hills before it finds the Ganga. Distances look short and are not: a landslide or a full train costs a day, so leave one empty each week. Pack a fleece even in August; the plains will make you regret it and the first pass will forgive you.",
      months: "April to June, September to November",
      around: "Trains on the plains, state buses and shared Sumos in the hills",
    },
    {
      name: "Central India",
      stretch: "Orchha and the Betwa",
      text: "Most people sleep through this part on a night train, which is why it is worth getting off. Forts stand open with a single watchman, rivers are clean enough to swim in, and lunch costs less than the coffee in the next region. English thins out here; ten words of Hindi and a written address go a long way.",
      months: "October to March",
      around: "Passenger trains to Jhansi or Bhopal, then local buses and autos",
    },
    {
      name: "South India",
      stretch: "Hampi to Kanyakumari",
      text: "Boulders, dosas, tea hills, backwaters and then the sea on three sides. Everything runs a little more on time and closes a little earlier. Two monsoons meet here, so somewhere it is always about to rain and somewhere else it has just stopped: ask at the bus stand, not your phone.",
      months: "November to March; the hills in September too",
      around: "Day trains with open windows, KSRTC buses, ferries in Kerala",
    },
  ],
};

export const terms = {
  title: "Terms of Service",
  lead: "What you may do with the letters, guides and pictures of this journal, and what I cannot promise.",
};

export const privacy = {
  title: "Privacy Policy",
  lead: "What this journal keeps about its readers, which is little: what you send, why, and for how long.",
};
