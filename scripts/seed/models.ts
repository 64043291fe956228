/**
 * What is for sale in Dakar, computed from public snapshots of November 2024: how many ads of 4,261 a model has, its usual years, the
 * median price at their middle, how many are « venant » and how many automatic. Brands and models that the table names have its figures; the others fill up its shares.
 */

export type Body =
  | "citadine"
  | "berline-4-portes"
  | "berline-5-portes"
  | "suv"
  | "pick-up"
  | "monospace"
  | "coupe"
  | "utilitaire"
  | "minibus";

export interface DemoModel {
  readonly brand: string;
  readonly model: string;
  readonly ads: number;
  readonly years: readonly [from: number, to: number];
  /** Millions of francs. */
  readonly median: number;
  /** Shares of a hundred. */
  readonly venant: number;
  readonly automatic: number;
  readonly diesel: number;
  readonly hybrid: number;
  readonly body: Body;
  /** cm³, then fiscal power. */
  readonly engine: readonly [number, number];
  readonly seats: number;
}

/** brand | model | ads | years | median | venant | automatic | diesel | hybrid | body | cm³ | CV | seats */
const TABLE = `
Hyundai|Tucson|222|2015-2019|10.1|69|95|12|0|suv|1999|9|5
Hyundai|Santa Fe|106|2014-2019|11.5|65|96|30|0|suv|2199|11|7
Hyundai|Elantra|74|2013-2019|5.55|51|92|0|0|berline-4-portes|1797|9|5
Hyundai|Sonata|74|2013-2018|6.55|42|95|0|8|berline-4-portes|2359|12|5
Hyundai|Accent|90|2013-2019|4.3|35|70|10|0|berline-4-portes|1591|8|5
Hyundai|Grand i10|75|2014-2020|3.9|30|55|0|0|citadine|1197|6|5
Hyundai|i30|66|2012-2017|5.1|45|72|20|0|berline-5-portes|1591|8|5
Hyundai|Creta|60|2017-2021|9.4|55|90|10|0|suv|1591|8|5
Ford|Edge|154|2013-2019|9.5|51|99|4|0|suv|1999|10|5
Ford|Escape|141|2012-2017|4.7|25|99|0|3|suv|1596|9|5
Ford|Fusion|101|2013-2017|5.5|48|98|0|8|berline-4-portes|1999|10|5
Ford|Explorer|61|2014-2020|10.5|66|99|0|0|suv|2261|13|7
Ford|Focus|48|2011-2017|3.5|25|80|12|0|berline-5-portes|1999|9|5
Ford|Ranger|23|2016-2021|20|48|70|95|0|pick-up|2198|11|5
Ford|Fiesta|40|2012-2017|3.2|25|65|10|0|citadine|1596|8|5
Ford|Mustang|15|2015-2019|14|60|95|0|0|coupe|2261|13|4
Ford|Transit|14|2013-2018|8.5|60|10|100|0|utilitaire|2198|11|3
Kia|Sportage|200|2015-2019|10.5|66|94|15|0|suv|1999|9|5
Kia|Sorento|64|2012-2019|9.9|53|95|35|0|suv|2199|11|7
Kia|Rio|42|2013-2018|4.2|40|75|5|0|berline-5-portes|1396|7|5
Kia|Optima|34|2013-2018|6.3|50|97|0|10|berline-4-portes|2359|12|5
Kia|Picanto|24|2014-2020|3.7|35|55|0|0|citadine|1248|6|5
Peugeot|3008|91|2014-2020|12.5|65|82|55|0|suv|1598|8|5
Peugeot|308|65|2009-2017|5.7|40|55|60|0|berline-5-portes|1560|7|5
Peugeot|2008|64|2015-2018|6.95|72|62|50|0|suv|1560|7|5
Peugeot|208|13|2014-2018|5.2|69|50|40|0|citadine|1199|6|5
Peugeot|508|25|2012-2018|7.2|50|78|70|0|berline-4-portes|1997|9|5
Peugeot|5008|22|2012-2018|9.6|55|70|70|0|monospace|1997|9|7
Peugeot|Partner|18|2010-2017|4.6|45|5|95|0|utilitaire|1560|7|2
Toyota|RAV4|88|2011-2020|13.5|56|93|5|14|suv|2494|12|5
Toyota|Land Cruiser Prado|30|2011-2020|22|23|85|85|0|suv|2982|15|7
Toyota|Land Cruiser|17|2006-2021|29.5|18|85|80|0|suv|4461|22|7
Toyota|Hilux|14|2016-2019|14.8|36|25|95|0|pick-up|2393|12|5
Toyota|Corolla|11|2008-2017|4.5|18|70|15|10|berline-4-portes|1598|8|5
Toyota|Yaris|35|2012-2018|5.2|50|75|5|15|citadine|1329|7|5
Toyota|Highlander|30|2013-2019|14.5|65|99|0|18|suv|3456|18|7
Toyota|Camry|26|2013-2019|9.2|60|99|0|14|berline-4-portes|2494|12|5
Toyota|4Runner|14|2012-2018|17.5|60|99|0|0|suv|3956|20|7
Toyota|Hiace|14|2010-2017|12.5|35|5|95|0|minibus|2494|12|15
BMW|X5|67|2014-2020|17.5|66|99|45|4|suv|2993|16|5
BMW|X3|61|2014-2020|12.8|52|99|45|0|suv|1995|10|5
BMW|Série 3|62|2012-2018|9.4|50|95|45|0|berline-4-portes|1995|10|5
BMW|X1|34|2013-2018|9.1|58|96|40|0|suv|1995|10|5
BMW|Série 5|20|2012-2018|12.2|50|99|45|0|berline-4-portes|1995|10|5
Mazda|CX-5|153|2015-2018|9.8|71|96|15|0|suv|2488|12|5
Mazda|CX-9|30|2014-2019|11.2|60|99|0|0|suv|2488|12|7
Mazda|3|45|2013-2018|5.8|50|88|0|0|berline-5-portes|1998|10|5
Mazda|6|15|2013-2018|6.9|50|95|10|0|berline-4-portes|2488|12|5
Jeep|Cherokee|97|2015-2018|8.7|63|99|8|0|suv|2360|12|5
Jeep|Grand Cherokee|77|2014-2018|12|61|99|20|0|suv|3604|19|5
Jeep|Compass|31|2014-2020|8.9|55|95|15|0|suv|2360|12|5
Jeep|Renegade|20|2015-2019|7.9|60|90|20|0|suv|1368|8|5
Jeep|Wrangler|10|2013-2019|17|60|85|10|0|suv|3604|19|5
Mercedes-Benz|GLE|39|2016-2021|29.8|64|99|55|4|suv|2143|11|5
Mercedes-Benz|GLC|38|2016-2020|20|61|99|50|4|suv|2143|11|5
Mercedes-Benz|Classe C|56|2012-2018|11.8|50|97|45|4|berline-4-portes|1991|10|5
Mercedes-Benz|Classe E|30|2012-2018|13.9|50|99|50|0|berline-4-portes|2143|11|5
Mercedes-Benz|Classe M|25|2010-2015|11.6|40|99|65|0|suv|2987|16|5
Mercedes-Benz|Sprinter|10|2011-2018|13|50|10|100|0|minibus|2143|11|17
Mitsubishi|Outlander|70|2015-2019|9|73|92|12|5|suv|2360|12|7
Mitsubishi|Pajero|27|2014-2020|14.5|19|60|85|0|suv|3200|16|7
Mitsubishi|L200|24|2010-2021|12.35|25|25|98|0|pick-up|2442|12|5
Mitsubishi|ASX|50|2013-2018|7.4|60|85|15|0|suv|1998|10|5
Mitsubishi|Lancer|12|2010-2015|3.6|25|80|0|0|berline-4-portes|1998|10|5
Nissan|Rogue|52|2010-2019|7.9|54|98|0|4|suv|2488|12|5
Nissan|Qashqai|30|2011-2019|9.35|50|72|45|0|suv|1598|8|5
Nissan|X-Trail|22|2013-2019|9.8|50|80|45|0|suv|1995|10|5
Nissan|Juke|20|2012-2017|6.2|50|75|20|0|suv|1598|8|5
Nissan|Navara|7|2012-2019|12.9|30|25|100|0|pick-up|2488|12|5
Nissan|Patrol|5|2010-2018|21|30|75|50|0|suv|5552|28|7
Renault|Duster|24|2013-2018|5.75|25|30|60|0|suv|1461|6|5
Renault|Captur|22|2016-2017|7|77|70|55|0|suv|1461|6|5
Renault|Clio|30|2011-2018|4.4|40|40|55|0|citadine|1461|6|5
Renault|Mégane|25|2011-2017|4.9|45|45|65|0|berline-5-portes|1461|6|5
Renault|Koleos|13|2012-2018|7.9|50|75|55|0|suv|1995|10|5
Renault|Kangoo|10|2010-2017|4.2|45|5|95|0|utilitaire|1461|6|2
Citroën|C4|46|2009-2020|6.5|39|50|60|0|berline-5-portes|1560|7|5
Citroën|C3|25|2010-2018|4.3|40|45|50|0|citadine|1199|6|5
Citroën|C4 Picasso|26|2011-2017|6.1|50|55|75|0|monospace|1560|7|7
Citroën|Berlingo|18|2010-2017|4.5|45|5|95|0|utilitaire|1560|7|2
Chevrolet|Cruze|30|2012-2017|4.6|40|90|8|0|berline-4-portes|1796|9|5
Chevrolet|Equinox|30|2013-2019|7.6|55|99|0|0|suv|2384|12|5
Chevrolet|Captiva|22|2011-2016|5.9|35|90|30|0|suv|2384|12|7
Chevrolet|Trax|25|2014-2018|5.9|55|95|0|0|suv|1364|7|5
Land Rover|Range Rover Sport|52|2014-2019|23.5|67|99|60|4|suv|2993|16|5
Land Rover|Range Rover Evoque|30|2013-2018|13.8|60|98|60|0|suv|2179|11|5
Land Rover|Range Rover|12|2013-2019|31|60|99|60|4|suv|2993|16|5
Volkswagen|Tiguan|35|2013-2019|10.4|55|88|50|0|suv|1968|10|5
Volkswagen|Golf|30|2010-2017|5.8|45|60|50|0|berline-5-portes|1598|8|5
Volkswagen|Touareg|12|2012-2018|14.8|45|99|80|0|suv|2967|15|5
Volkswagen|Passat|15|2010-2016|5.4|45|75|70|0|berline-4-portes|1968|10|5
Audi|Q5|25|2012-2018|13.2|55|99|50|0|suv|1984|10|5
Audi|Q7|15|2012-2018|18.5|55|99|65|0|suv|2967|15|7
Audi|A4|12|2011-2017|7.9|45|95|50|0|berline-4-portes|1968|10|5
Honda|CR-V|32|2013-2018|9.1|55|95|5|4|suv|2354|12|5
Honda|Civic|12|2012-2018|5.9|45|90|0|4|berline-4-portes|1799|9|5
Suzuki|Swift|12|2013-2019|4.1|35|45|0|0|citadine|1197|6|5
Suzuki|Grand Vitara|13|2008-2015|4.8|20|65|10|0|suv|1995|10|5
Lexus|RX|13|2012-2018|14.6|60|99|0|15|suv|3456|18|5
Dodge|Journey|12|2012-2018|6.4|50|99|0|0|monospace|2360|12|7
Volvo|XC60|9|2012-2018|10.9|55|99|55|0|suv|1969|10|5
Porsche|Cayenne|9|2012-2018|21.5|60|99|40|4|suv|2967|15|5
Dacia|Logan|9|2012-2019|3.5|20|8|55|0|berline-4-portes|1461|6|5
Toyota|Prius|8|2012-2018|6.8|60|100|0|100|berline-5-portes|1798|9|5
`;

const modelOf = (line: string): DemoModel => {
  const [brand = "", model = "", ads, years = "", median, venant, automatic, diesel, hybrid, body, cc, power, seats] =
    line.split("|");
  const [from, to] = years.split("-").map(Number);
  return {
    brand,
    model,
    ads: Number(ads),
    years: [from ?? 2015, to ?? 2019],
    median: Number(median),
    venant: Number(venant),
    automatic: Number(automatic),
    diesel: Number(diesel),
    hybrid: Number(hybrid),
    body: body as Body,
    engine: [Number(cc), Number(power)],
    seats: Number(seats),
  };
};

export const DEMO_MODELS: readonly DemoModel[] = TABLE.trim().split("\n").map(modelOf);

/** Where a model's cars come from, most often first. */
const SOURCES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  america: ["amerique-du-nord", "amerique-du-nord", "amerique-du-nord", "amerique-du-nord", "europe"],
  korea: ["coree", "amerique-du-nord", "amerique-du-nord", "europe"],
  europe: ["europe", "europe", "europe", "europe", "amerique-du-nord"],
  japan: ["amerique-du-nord", "amerique-du-nord", "europe", "asie"],
};
const HOMES: Readonly<Record<string, string>> = {
  Hyundai: "korea",
  Kia: "korea",
  Ford: "america",
  Jeep: "america",
  Chevrolet: "america",
  Dodge: "america",
  Toyota: "japan",
  Mazda: "japan",
  Mitsubishi: "japan",
  Nissan: "japan",
  Honda: "japan",
  Lexus: "japan",
  Suzuki: "japan",
};
export const originsOf = (brand: string): readonly [string, ...string[]] =>
  SOURCES[HOMES[brand] ?? "europe"] ?? ["europe"];
