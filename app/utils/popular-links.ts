type Place = { name: string; slug: string };

/** Where each popular destination leads: to the guide whose slug or name begins with it, else to a search. */
export function popularLinks(labels: readonly string[], places: Place[]) {
  return labels.map((label) => {
    const guide = places.find((place) => isPlace(place, label));
    const to = guide ? `/journey/${guide.slug}` : `/journey?${new URLSearchParams({ q: label })}`;
    return { label, to };
  });
}

/** 'Kanyakumari' is 'Kanyakumari, Tamil Nadu', but 'Goa Beaches' is not 'Goa'. */
function isPlace({ name, slug }: Place, label: string) {
  const wanted = label.toLowerCase();
  const [town = ""] = name.toLowerCase().split(",");
  return town === wanted || slug === wanted.replaceAll(" ", "-");
}
