/** Names and signs that people write behind a number; "_" stands for a space. */
const written = `
  nm µm um μm mm cm m km in inch inches ft foot feet yd yard yards mi mile miles nmi
  meter meters metre metres kilometer kilometers kilometre kilometres centimeter centimeters
  centimetre centimetres millimeter millimeters nautical_mile nautical_miles light_year
  light_years
  mg g kg t gram grams kilogram kilograms kilo kilos milligram milligrams tonne tonnes ton tons
  lb lbs pound pounds oz ounce ounces stone
  °C °F °c °f C F K celsius fahrenheit kelvin degC degF deg_C deg_F degrees_celsius
  degrees_fahrenheit
  ml mL l L cl dl liter liters litre litres milliliter milliliters millilitres gal gallon
  gallons cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons pint pints quart quarts
  fl_oz floz
  m2 m² m^2 km2 km² cm2 cm² ft2 ft² sqm sq_m sqft sq_ft sq_km sq_mi square_feet square_meters
  square_metres square_miles acre acres hectare hectares ha m3 m³ cm3 cm³ cc
  mph km/h kmh kph m/s ft/s knot knots kn
  s sec secs second seconds min mins minute minutes h hr hrs hour hours day days week weeks
  month months year years ms µs ns millisecond milliseconds microseconds nanoseconds
  kb KB kB mb MB gb GB tb TB pb PB KiB MiB GiB TiB kib mib gib tib bit bits byte bytes kilobyte
  kilobytes megabyte megabytes gigabyte gigabytes terabyte terabytes kbit Mbit Gbit kbps Mbps
  Gbps mbps gbps Mbit/s MB/s
  J kJ kj cal kcal Wh kWh kwh BTU btu joule joules calorie calories W kW kw MW watt watts hp
  horsepower
  Pa kPa kpa hPa hpa MPa bar mbar psi atm mmHg mmhg torr
  deg ° degree degrees rad radian radians turn turns grad
  Hz hz kHz khz MHz mhz GHz ghz rpm
  mpg l/100km L/100km km/l
  N kN lbf newton newtons
  V mV kV volt volts A mA amp amps ampere amperes ohm ohms Ω
  px rem em pt`;

export const unitNames: ReadonlySet<string> = new Set(
  written
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll("_", " ")),
);
