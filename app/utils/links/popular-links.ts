type Destination = { name: string; slug: string };

/** Where each popular destination leads: to the one whose slug or name begins with it, else to a search. */
export function popularLinks(labels: readonly string[], destinations: Destination[]) {
  return labels.map((label) => {
    const destination = destinations.find((one) => isNamed(one, label));
    const to = destination
      ? `/journey/${destination.slug}`
      : `/journey?${new URLSearchParams({ q: label })}`;
    return { label, to };
  });
}

/** 'Kanyakumari' is 'Kanyakumari, Tamil Nadu', but 'Goa Beaches' is not 'Goa'. */
function isNamed({ name, slug }: Destination, label: string) {
  const wanted = label.toLowerCase();
  const [town = ""] = name.toLowerCase().split(",");
  return town === wanted || slug === wanted.replaceAll(" ", "-");
}
