/** The opening that everybody knows. Its comma stands behind the fifth word. */
export const opening = "lorem ipsum dolor sit amet consectetur adipiscing elit".split(" ");
export const openingComma = 4;

/** The words of the printers' text, which were cut out of Cicero's “De finibus”. */
export const latinWords = [
  "a ac accumsan adipiscing aenean aliqua aliquam aliquet aliquip amet ante anim arcu at auctor",
  "augue aute bibendum blandit cillum commodo condimentum congue consectetur consequat convallis",
  "cras culpa cum cupidatat curabitur cursus dapibus deserunt diam dictum dignissim dis do dolor",
  "dolore donec dui duis ea efficitur egestas eget eiusmod eleifend elementum elit enim erat eros",
  "esse est et etiam eu euismod ex excepteur exercitation facilisis faucibus felis fermentum",
  "feugiat finibus fringilla fugiat fusce gravida habitant hendrerit iaculis id imperdiet in",
  "incididunt integer interdum ipsum irure justo labore laboris laborum lacinia lacus laoreet",
  "lectus leo libero ligula lobortis lorem luctus maecenas magna malesuada massa mattis mauris",
  "maximus metus mi minim molestie mollis mollit morbi nam nec neque nibh nisi nisl non nostrud",
  "nulla nullam nunc occaecat odio officia orci ornare pariatur pellentesque pharetra placerat",
  "porta porttitor posuere praesent pretium proident pulvinar purus quam quis quisque reprehenderit",
  "rhoncus risus rutrum sagittis sapien scelerisque sed semper sint sit sodales sollicitudin",
  "suscipit suspendisse tellus tempor tempus tincidunt tortor tristique turpis ullamco ultrices",
  "urna ut varius vehicula vel velit veniam vestibulum vitae vivamus viverra volutpat voluptate",
  "vulputate",
].flatMap((line) => line.split(" "));
